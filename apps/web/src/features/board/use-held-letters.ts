import type { LetterFlags } from '@wheel/game';
import { useEffect, useState } from 'react';
import { onShowEvent } from '../../stores/show-events.ts';
import { showStore } from '../../stores/show-store.ts';

/** A second, and the moment it takes to draw the tiles. */
const HELD_MS = 1200;

/** The letters of the guesses made a moment ago: a quick host must not put them out before they were seen. */
export function useHeldLetters(): readonly LetterFlags[] {
  const [held, setHeld] = useState<readonly LetterFlags[]>([]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stopTimers = () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
    const hold = (letters: LetterFlags) => {
      setHeld((held) => [...held, letters]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        setHeld((held) => held.filter((other) => other !== letters));
      }, HELD_MS);
      timers.add(timer);
    };
    const stop = onShowEvent(({ type }) => {
      if (type === 'correct') hold(showStore.getState().show.correctLetters);
      if (type === 'puzzleShown' || type === 'undone' || type === 'redone') {
        stopTimers();
        setHeld([]);
      }
    });
    return () => {
      stopTimers();
      stop();
    };
  }, []);

  return held;
}
