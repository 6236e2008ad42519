import '../../words/en/stage.ts';
import { useEffect, useState } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShowStore } from '../../show/context.ts';
import { answerGameSetup, type BroughtSetup } from '../../stores/game-setup.ts';
import { Button } from '../../ui/button.tsx';
import { Placed } from '../../ui/placed.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.ts';
import { applySetup } from './apply-setup.ts';
import styles from './setup-offer.module.css';
import { inRow, lookText, rulesText, soundsText, wheelText } from './setup-texts.ts';
import { SetupWheel } from './setup-wheel.tsx';

/** Says that the game brings a setup. The host's own is put on already, another's is offered. */
export function SetupOffer({ brought }: { readonly brought: BroughtSetup }) {
  const { setups: text, chips } = useWords('stage');
  const store = useShowStore();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const { setup, username, isMine, putBack, isAnswered } = brought;
  const isShown = !isAnswered && (!isMine || putBack !== undefined);

  useEffect(() => {
    if (!isMine || putBack || isAnswered) return;
    const applied = applySetup(store, { setup });
    answerGameSetup(applied ? { putBack: applied } : { isAnswered: true });
  }, [store, setup, isMine, putBack, isAnswered]);

  function answer() {
    answerGameSetup({ isAnswered: true });
    // The buttons go, and focus with them.
    focusStage();
  }

  function use() {
    const applied = applySetup(store, { setup });
    const said = text.isOn({ name: setup.name });
    if (applied) setToast({ id: said, text: said, action: chips.undo, onAction: applied });
    answer();
  }

  function keepMine() {
    putBack?.();
    answer();
  }

  return (
    <>
      {isShown && (
        <section className={styles.offer} aria-label={text.offer.label} data-testid="setup-offer">
          <SetupWheel setup={setup} isSmall />
          <p role="status">
            <Placed text={isMine ? text.offer.own : text.offer.others({ owner: username })}>
              <b>{setup.name}</b>
            </Placed>
            <small>
              {inRow([
                wheelText(setup),
                rulesText(setup),
                lookText(setup),
                soundsText(setup),
                setup.chips.length > 0 ? text.offer.chips({ chips: setup.chips }) : null,
              ])}
            </small>
          </p>
          <div className={styles.answers}>
            {!isMine && (
              <Button look="light" onClick={use}>
                {text.offer.use}
              </Button>
            )}
            <Button look={isMine ? 'raised' : 'line'} onClick={keepMine}>
              {text.offer.keep}
            </Button>
          </div>
        </section>
      )}
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}
