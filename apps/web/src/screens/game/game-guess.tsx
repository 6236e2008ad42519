import { isVowel } from '@wheel/game';
import type { Ref } from 'react';
import { AnswerRow } from '../../features/keyboard/answer-row.tsx';
import { Keyboard } from '../../features/keyboard/keyboard.tsx';
import { NextButton } from '../../features/keyboard/next-button.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import { nextButtonText } from '../../words/next-button.ts';

type GameGuessProps = {
  readonly className?: string | undefined;
  readonly nextButton: Ref<HTMLButtonElement>;
};

/** Guessing a letter or the phrase, and what follows when the puzzle is solved. */
export function GameGuess({ className, nextButton }: GameGuessProps) {
  const { getState } = useShowStore();
  const dispatch = useShow((store) => store.dispatch);
  const keys = useShow(({ view }) => view.keys);
  const isComplete = useShow(({ view }) => view.complete);
  const position = useShow(({ view }) => view.position);
  const teams = useShow(({ view }) => view.teams);
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
        onGuess={(letter) => dispatch({ type: 'guessLetter', letter })}
      />
      <AnswerRow
        includeVowels={Object.keys(keys).some(isVowel)}
        onIncludeVowels={(include) => dispatch({ type: 'setVowels', include })}
        puzzle={position.at}
        isComplete={isComplete}
        onSubmit={submit}
      >
        {isComplete && (
          <NextButton
            ref={nextButton}
            text={nextButtonText(isLast)}
            isDue={teams.length === 0 || teams.some(({ rewarded }) => rewarded)}
            onNext={next}
          />
        )}
      </AnswerRow>
    </section>
  );
}
