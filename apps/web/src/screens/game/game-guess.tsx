import { alphabetOf } from '@wheel/alphabet';
import { isVowel, type PublicDesk } from '@wheel/game';
import type { Ref } from 'react';
import { useShow } from '../../show/context.ts';
import { keyRefusal } from '../../text/desk.ts';
import { useWords } from '../../words/words.ts';
import { AnswerRow } from './answer-row.tsx';
import { Keyboard, type KeysAtDesk } from './keyboard.tsx';

type GameGuessProps = {
  readonly className?: string | undefined;
  readonly onGuess: (letter: string) => void;
  readonly nextButton: Ref<HTMLButtonElement>;
};

/** Guessing a letter or the phrase, and what follows when the puzzle is solved. */
export function GameGuess({ className, onGuess, nextButton }: GameGuessProps) {
  const { guess } = useWords('show').game;
  const keys = useShow(({ view }) => view.keys);
  const isComplete = useShow(({ view }) => view.complete);
  const desk = useShow(({ view }) => view.desk);
  const language = useShow(({ view }) => view.language);
  return (
    <section className={className} aria-label={guess.label}>
      <Keyboard
        states={keys}
        language={language}
        disabled={isComplete}
        onGuess={onGuess}
        desk={desk && keysAtDesk(desk, language)}
      />
      <AnswerRow nextButton={nextButton} />
    </section>
  );
}

/** A vowel has a price in a plain round only; picks are not bought, and in a final spin vowels are free. */
const keysAtDesk = (desk: PublicDesk, language: string | undefined): KeysAtDesk => ({
  refusalOf: (letter) => keyRefusal(desk, isVowel(letter, alphabetOf(language))),
  vowelPrice: desk.kind === 'round' ? desk.vowelPrice : 0,
  picks: desk.moves.includes('pick') || desk.moves.includes('openPicks') ? desk.picks : [],
});
