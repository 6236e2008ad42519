import type { LetterFlags } from '@wheel/game';
import { useEffect, useRef, useState } from 'react';
import { useShowEvent, useShowStore } from '../../show/context.ts';

/** A second, and the moment it takes to draw the tiles. */
const HELD_MS = 1200;

/** The letters of the guesses made a moment ago: a quick host must not put them out before they were seen. */
export function useHeldLetters(): readonly LetterFlags[] {
  const store = useShowStore();
  const [held, setHeld] = useState<readonly LetterFlags[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  function hold(letters: LetterFlags): void {
    setHeld((held) => [...held, letters]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setHeld((held) => held.filter((other) => other !== letters));
    }, HELD_MS);
    timers.current.add(timer);
  }

  useShowEvent(({ type }) => {
    if (type === 'correct') {
      const { board } = store.getState().view;
      hold(board.map((word) => word.map(({ state }) => state === 'correct')));
    }
    if (type === 'puzzleShown' || type === 'undone' || type === 'redone') {
      stopAll(timers.current);
      setHeld([]);
    }
  });

  useEffect(() => {
    const running = timers.current;
    return () => stopAll(running);
  }, []);

  return held;
}

function stopAll(timers: Set<ReturnType<typeof setTimeout>>): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
