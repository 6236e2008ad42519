import { alphabetOf } from '@wheel/alphabet';
import { isVowel, type KeyState } from '@wheel/game';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { halfOf, keyStyle } from '../../lib/key-rows.ts';
import { focusStage } from '../../lib/stage-focus.ts';
import { singlePress } from '../../ui/button.tsx';
import letterKey from '../../ui/letter-key.module.css';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './keyboard.module.css';

type KeyboardProps = {
  /** The keys in their order. */
  readonly states: Readonly<Record<string, KeyState>>;
  /** Of the puzzle. */
  readonly language?: string | undefined;
  /** No key works once the puzzle is complete. */
  readonly disabled: boolean;
  readonly onGuess: (letter: string) => void;
  /** What the rules of a desk say of each letter. */
  readonly desk?: KeysAtDesk | null;
};

export type KeysAtDesk = {
  /** Why a free letter rests; empty when it may be called. */
  readonly refusalOf: (letter: string) => string;
  /** What a vowel costs; 0 is no price. */
  readonly vowelPrice: number;
  readonly picks: readonly string[];
};

/** Used keys keep the focus, so that a user of the keyboard does not lose the position. */
export function Keyboard({ states, language, disabled, onGuess, desk = null }: KeyboardProps) {
  const { guess } = useWords('show').game;
  const alphabet = alphabetOf(language);
  const lang = usePuzzleLang(language);
  const count = Object.keys(states).length;
  const half = halfOf(count);
  const keys = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // a disabled key would drop the focus it has
    if (disabled && keys.current?.contains(document.activeElement)) focusStage();
  }, [disabled]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      ref={keys}
      className={styles.keys}
      role="group"
      aria-label={guess.letters}
      lang={lang}
      style={{ '--columns': 2 * half } as CSSProperties}
    >
      {Object.entries(states).map(([letter, state], at) => (
        <Key
          key={letter}
          letter={letter}
          state={state}
          isVowel={isVowel(letter, alphabet)}
          style={keyStyle(at, count, { '--in-two': half, '--in-sevens': 7, '--in-sixes': 6 })}
          edge={edgeOf(at, count, half)}
          disabled={disabled}
          isPicked={desk?.picks.includes(letter) ?? false}
          price={isVowel(letter, alphabet) && state === 'free' ? (desk?.vowelPrice ?? 0) : 0}
          refusal={state === 'free' && !disabled ? (desk?.refusalOf(letter) ?? '') : ''}
          onGuess={onGuess}
        />
      ))}
    </div>
  );
}

type Edge = 'start' | 'end' | undefined;

/** At which end of its row a key stands, of two rows. */
function edgeOf(at: number, count: number, half: number): Edge {
  if (at === 0 || at === half) return 'start';
  return at === half - 1 || at === count - 1 ? 'end' : undefined;
}

type KeyProps = {
  readonly letter: string;
  readonly state: KeyState;
  readonly isVowel: boolean;
  readonly style: CSSProperties;
  readonly edge: Edge;
  readonly disabled: boolean;
  readonly isPicked: boolean;
  readonly price: number;
  readonly refusal: string;
  readonly onGuess: (letter: string) => void;
};

function Key(props: KeyProps) {
  const { letter, state, isVowel, style, edge, disabled, isPicked, price, refusal, onGuess } =
    props;
  const { guess } = useWords('show').game;
  const notes = [isPicked ? guess.picked : refusal, state === 'free' ? '' : guess[state]];
  const name = notes
    .filter(Boolean)
    .reduce((key, note) => guess.noted({ key, note }), price > 0 ? `${letter} ${price}` : letter);
  return (
    <button
      type="button"
      className={`${letterKey.key} ${styles.key}`}
      data-testid="key"
      data-state={state}
      data-vowel={isVowel}
      data-edge={edge}
      style={style}
      data-picked={isPicked}
      {...(refusal && !isPicked && { 'data-why': refusal })}
      aria-label={name}
      aria-disabled={disabled || state !== 'free' || isPicked || refusal !== ''}
      disabled={disabled}
      onClick={singlePress(() => onGuess(letter))}
    >
      {price > 0 ? (
        <>
          {letter} <small className={styles.price}>{price}</small>
        </>
      ) : (
        letter
      )}
    </button>
  );
}
