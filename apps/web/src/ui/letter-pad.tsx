import { useWords } from '../words/words.ts';
import letterKey from './letter-key.module.css';
import styles from './letter-pad.module.css';

export type PadState = 'free' | 'hit' | 'miss';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type LetterPadProps = {
  /** A letter that is not named is free. */
  readonly states: Readonly<Record<string, PadState>>;
  readonly chosen?: string | undefined;
  readonly disabled?: boolean;
  /** Kinds of letters that may not be called now. */
  readonly closed?: { readonly consonant: boolean; readonly vowel: boolean } | undefined;
  readonly onLetter: (letter: string) => void;
  readonly className?: string | undefined;
};

/** All letters for a thumb. */
export function LetterPad(props: LetterPadProps) {
  const { pad } = useWords('room');
  const { states, chosen, disabled = false, closed, onLetter, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={`${styles.pad} ${className ?? ''}`} role="group" aria-label={pad.label}>
      {LETTERS.map((letter) => {
        const state = states[letter] ?? 'free';
        const isUsed = state !== 'free';
        const isVowel = 'AEIOU'.includes(letter);
        const isClosed = closed?.[isVowel ? 'vowel' : 'consonant'] ?? false;
        return (
          <button
            key={letter}
            type="button"
            className={`${letterKey.key} ${styles.key}`}
            data-state={state}
            data-vowel={isVowel}
            aria-label={state === 'free' ? letter : pad[state]({ letter })}
            {...(chosen !== undefined && !isUsed && { 'aria-pressed': letter === chosen })}
            {...(isUsed && { 'aria-disabled': true })}
            disabled={disabled || (isClosed && !isUsed)}
            onClick={() => !isUsed && onLetter(letter)}
          >
            {letter}
          </button>
        );
      })}
    </div>
  );
}
