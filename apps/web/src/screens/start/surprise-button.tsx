import '../../words/en/bank.ts';
import { useEffect, useState } from 'react';
import { loadFile } from '../../lib/load.ts';
import { Button, singlePress } from '../../ui/button.tsx';
import { Shape } from '../../ui/shape.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { withWords } from '../../words/languages.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { usePlayPuzzles } from '../shared/use-play-puzzles.ts';

const DICE = 'M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01';

const loadGame = loadFile(withWords(() => import('../../features/bank/surprise-game.ts')));
/** Fetches the code of a press before it, but no puzzles. */
const warm = () => void loadGame().catch(() => {});

/** Makes a quiz from the puzzle bank, in the language of the page. */
export function SurpriseButton() {
  const {
    surprise: { press },
    failed,
  } = useWords('bank');
  const language = useLanguage();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const { play, loadingId } = usePlayPuzzles({
    onFailed: () => setToast({ id: Date.now(), text: failed }),
  });
  useKeptBank(language);

  const surprise = () => {
    setToast(null);
    play(language, async () => (await loadGame()).drawSurprise(language));
  };

  return (
    <>
      <Button
        look="quiet"
        data-testid="surprise"
        aria-busy={loadingId !== null}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={singlePress(surprise)}
      >
        <Shape path={DICE} />
        {press}
      </Button>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}

/** Lets the service worker keep the puzzles of a language, for a press without a network. */
function useKeptBank(language: string): void {
  useEffect(() => {
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ bank: language }));
  }, [language]);
}
