import type { Alphabet } from '@wheel/alphabet';
import { keyStyle } from '../lib/key-rows.ts';
import { useWords } from '../words/words.ts';
import letterKey from './letter-key.module.css';
import styles from './letter-pad.module.css';

export type PadState = 'free' | 'hit' | 'miss';

/** How many keys stand in a row: upright, lying on its side, very narrow. */
const ROWS = { '--in-sevens': 7, '--in-nines': 9, '--in-sixes': 6 } as const;

type LetterPadProps = {
  readonly alphabet: Alphabet;
  /** Of the letters, where it is not the page's. */
  readonly lang?: string | undefined;
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
  const { alphabet, lang, states, chosen, disabled = false, closed, onLetter, className } = props;
  const { keys, vowels } = alphabet;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      className={`${styles.pad} ${className ?? ''}`}
      role="group"
      aria-label={pad.label}
      lang={lang}
    >
      {keys.map((letter, at) => {
        const state = states[letter] ?? 'free';
        const isUsed = state !== 'free';
        const isVowel = vowels.includes(letter);
        const isClosed = closed?.[isVowel ? 'vowel' : 'consonant'] ?? false;
        return (
          <button
            key={letter}
            type="button"
            className={`${letterKey.key} ${styles.key}`}
            data-state={state}
            data-vowel={isVowel}
            style={keyStyle(at, keys.length, ROWS)}
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
