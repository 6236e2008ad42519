import { isVowel, type KeyState } from '@wheel/game';
import { useLayoutEffect, useRef } from 'react';
import { singlePress } from '../../components/button/single-press.ts';
import { focusStage } from '../../lib/stage-focus.ts';
import styles from './keyboard.module.css';

const SPOKEN: Readonly<Record<KeyState, string>> = {
  free: '',
  hit: ', in the phrase',
  miss: ', not in the phrase',
};

type KeyboardProps = {
  /** The keys in their order. */
  readonly states: Readonly<Record<string, KeyState>>;
  /** No key works once the puzzle is complete. */
  readonly disabled: boolean;
  readonly onGuess: (letter: string) => void;
};

/** Used keys can still be reached, so that nobody loses their place on the keyboard. */
export function Keyboard({ states, disabled, onGuess }: KeyboardProps) {
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
      aria-label="Letters"
      data-vowels={Object.keys(states).some(isVowel)}
    >
      {Object.entries(states).map(([letter, state]) => (
        <button
          key={letter}
          type="button"
          className={styles.key}
          data-testid="key"
          data-state={state}
          data-vowel={isVowel(letter)}
          aria-label={`${letter}${SPOKEN[state]}`}
          aria-disabled={disabled || state !== 'free'}
          disabled={disabled}
          onClick={singlePress(() => onGuess(letter))}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
