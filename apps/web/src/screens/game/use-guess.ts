import { isVowel } from '@wheel/game';
import { useState } from 'react';
import { useShowStore } from '../../stores/show/show-context.ts';
import { keyRefusal } from '../../words/key-refusal.ts';

/** The letter that was refused last, and why. */
export type Refusal = { readonly text: string; readonly count: number };

/** Calls a letter, or picks it in a bonus round. At a desk a letter that rests is answered with the reason. */
export function useGuess() {
  const { getState } = useShowStore();
  const [refusal, setRefusal] = useState<Refusal>({ text: '', count: 0 });

  function guess(letter: string): void {
    const { view, dispatch } = getState();
    const isPick = view.desk?.moves.includes('pick') ?? false;
    const isTaken = dispatch({ type: isPick ? 'pickLetter' : 'guessLetter', letter });
    const why = view.desk && view.keys[letter] === 'free' && keyRefusal(view.desk, isVowel(letter));
    if (!isTaken && why) {
      setRefusal(({ count }) => ({ text: `${letter}: ${why}`, count: count + 1 }));
    }
  }

  return { guess, refusal };
}
