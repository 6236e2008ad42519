import {
  isLastPuzzle,
  keyboardDisabled,
  keyStates,
  nextButtonText,
  showsNextButton,
} from '@wheel/game';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { AnswerRow } from '../../features/keyboard/answer-row.tsx';
import { Keyboard } from '../../features/keyboard/keyboard.tsx';
import { NextButton } from '../../features/keyboard/next-button.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import { showStore, useShow } from '../../stores/show-store.ts';
import { usePuzzleSide } from './use-puzzle-side.ts';

type GameGuessProps = {
  readonly className?: string | undefined;
  readonly nextButton: Ref<HTMLButtonElement>;
};

/** Guessing a letter or the phrase, and what follows when the puzzle is solved. */
export function GameGuess({ className, nextButton }: GameGuessProps) {
  const show = usePuzzleSide();
  const keys = keyStates(show);
  const dispatch = useShow((store) => store.dispatch);
  const navigate = useNavigate();

  function submit(phrase: string): boolean {
    dispatch({ type: 'guessPhrase', phrase });
    return showStore.getState().show.isComplete;
  }

  function next() {
    if (isLastPuzzle(show)) navigate('/winner');
    else if (dispatch({ type: 'nextPuzzle' })) focusStage();
  }

  return (
    <section className={className} aria-label="Guess">
      <Keyboard
        letters={Object.keys(keys)}
        stateOf={(letter) => keys[letter] ?? 'free'}
        disabled={keyboardDisabled(show)}
        onGuess={(letter) => dispatch({ type: 'guessLetter', letter })}
      />
      <AnswerRow
        includeVowels={show.includeVowels}
        onIncludeVowels={(include) => dispatch({ type: 'setVowels', include })}
        puzzle={show.currentPuzzleIndex}
        isComplete={show.isComplete}
        onSubmit={submit}
      >
        {showsNextButton(show) && (
          <NextButton
            ref={nextButton}
            text={nextButtonText(show)}
            isDue={show.rewardedTeam !== null || show.teams.length === 0}
            onNext={next}
          />
        )}
      </AnswerRow>
    </section>
  );
}
