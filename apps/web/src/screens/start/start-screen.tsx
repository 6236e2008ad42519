import type { Segment } from '@wheel/game';
import { useState } from 'react';
import { hasBank } from '../../features/bank/has-bank.ts';
import { SearchForm } from '../../features/search-form.tsx';
import { SuggestionChips } from '../../features/suggestion-chips.tsx';
import { goTo } from '../../lib/address.ts';
import { idle, loadFile, useLate } from '../../lib/load.ts';
import { chipName } from '../../text/chip-name.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Sunrise } from '../../ui/wheel-disc.tsx';
import { withWords } from '../../words/languages.ts';
import { useLanguage, useWords } from '../../words/words.ts';
// The late button brings the toast; its rules come with the page, which draws nothing anew for them.
import '../../ui/toast.module.css';
import styles from './start-screen.module.css';

const FACES = [
  ...([500, 'loseTurn', 300, 700, 'spinAgain', 200, 900, 'forfeit', 400, 1000] as const),
  ...(['bonusQuestion', 100, 600, 'hostsDecision', 300, 800, 100, 500, 400, 700] as const),
];
const SEGMENTS = FACES.map(
  (face): Segment => (typeof face === 'number' ? { type: 'points', value: face } : { type: face }),
);

const loadButton = withWords(() => import('./surprise-button.tsx'));
/** Comes after what the page begins with. */
const loadSurprise = loadFile(async () => {
  await idle();
  return loadButton();
});

export function StartScreen() {
  const { headline, tagline } = useWords('start');
  const [text, setText] = useState('');
  const search = (query: string) => {
    setText(query);
    goTo(`/search?q=${encodeURIComponent(query)}`);
  };

  return (
    <Page title={null} layout="bare" className={styles.start}>
      <h1>
        <VisuallyHidden>{headline}</VisuallyHidden>
        <Tiles
          words={tileText(headline)}
          aspect={2.7}
          maxRows={2}
          opening
          className={styles.headline}
        />
      </h1>
      <p className={styles.tagline}>{tagline}</p>
      <SearchForm text={text} onText={setText} onSearch={search} />
      <Surprise />
      <SuggestionChips onChoose={search} />
      <LanguageSwitch place="narrowFoot" />
      <Sunrise segments={SEGMENTS} textOf={chipName} />
    </Page>
  );
}

/** Keeps the room of its button, which comes with all that it needs to say when a press fails. */
function Surprise() {
  const late = useLate(loadSurprise);
  const language = useLanguage();
  return (
    hasBank(language) && <div className={styles.surprise}>{late && <late.SurpriseButton />}</div>
  );
}
