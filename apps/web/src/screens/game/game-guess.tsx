import { isVowel, type PublicDesk } from '@wheel/game';
import type { Ref } from 'react';
import { AnswerRow } from '../../features/keyboard/answer-row.tsx';
import { Keyboard, type KeysAtDesk } from '../../features/keyboard/keyboard.tsx';
import { NextButton } from '../../features/keyboard/next-button.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import { keyRefusal } from '../../words/key-refusal.ts';
import { nextButtonText } from '../../words/next-button.ts';

type GameGuessProps = {
  readonly className?: string | undefined;
  readonly onGuess: (letter: string) => void;
  readonly nextButton: Ref<HTMLButtonElement>;
};

/** Guessing a letter or the phrase, and what follows when the puzzle is solved. */
export function GameGuess({ className, onGuess, nextButton }: GameGuessProps) {
  const { getState } = useShowStore();
  const dispatch = useShow((store) => store.dispatch);
  const keys = useShow(({ view }) => view.keys);
  const isComplete = useShow(({ view }) => view.complete);
  const position = useShow(({ view }) => view.position);
  const teams = useShow(({ view }) => view.teams);
  const desk = useShow(({ view }) => view.desk);
  const isLast = position.at >= position.of;

  function submit(phrase: string): boolean {
    dispatch({ type: 'guessPhrase', phrase });
    return getState().view.complete;
  }

  function next() {
    if (isLast) dispatch({ type: 'goTo', screen: 'winner' });
    else if (dispatch({ type: 'nextPuzzle' })) focusStage();
  }

  return (
    <section className={className} aria-label="Guess">
      <Keyboard
        states={keys}
        disabled={isComplete}
        onGuess={onGuess}
        desk={desk && keysAtDesk(desk)}
      />
      <AnswerRow
        includeVowels={desk ? null : Object.keys(keys).some(isVowel)}
        onIncludeVowels={(include) => dispatch({ type: 'setVowels', include })}
        puzzle={position.at}
        isComplete={isComplete}
        onSubmit={submit}
      >
        {isComplete && (
          <NextButton
            ref={nextButton}
            text={nextButtonText(isLast)}
            isDue={desk !== null || teams.length === 0 || teams.some(({ rewarded }) => rewarded)}
            onNext={next}
          />
        )}
      </AnswerRow>
    </section>
  );
}

/** A vowel has a price in a plain round only; picks are not bought, and in a final spin vowels are free. */
const keysAtDesk = (desk: PublicDesk): KeysAtDesk => ({
  refusalOf: (letter) => keyRefusal(desk, isVowel(letter)),
  vowelPrice: desk.kind === 'round' ? desk.vowelPrice : 0,
  picks: desk.moves.includes('pick') || desk.moves.includes('openPicks') ? desk.picks : [],
});
