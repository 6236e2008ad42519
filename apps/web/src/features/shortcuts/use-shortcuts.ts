import { SCORE_STEP } from '@wheel/game';
import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import { type Command, commandFor } from './command.ts';
import { type DeskCommand, deskCommandFor } from './desk-command.ts';
import { mayFire } from './may-fire.ts';
import { areShortcutsOn } from './shortcuts-on.ts';
import { useFreeFocus } from './use-free-focus.ts';

type AnyCommand = Command | DeskCommand;

type Handlers = {
  readonly [Type in AnyCommand['type']]?: (command: Extract<AnyCommand, { type: Type }>) => void;
};

/** Hosting the game from the keyboard. */
export function useShortcuts(
  screen: Required<Pick<Handlers, 'spin' | 'phrase' | 'help' | 'guess'>>,
): void {
  const { dispatch, undo, redo } = useShowStore().getState();
  const desk = useDeskHandlers();
  useCommands({
    ...screen,
    undo,
    redo,
    score: ({ team, direction }) =>
      dispatch({ type: 'adjustScore', team, delta: direction * SCORE_STEP }),
    ...desk,
  });
}

/** What a desk adds, and what keys mean otherwise there. In a show played by hand a clock is all there may be. */
function useDeskHandlers(): Handlers {
  const { getState, wallMs } = useShowStore();
  const { dispatch } = getState();
  const isAtDesk = useShow(({ view }) => view.desk !== null);

  function clock() {
    const { turn, puzzle } = getState().view.clocks;
    const which = turn ? 'turn' : 'puzzle';
    const isRunning = (turn ?? puzzle)?.isRunning === true;
    dispatch({ type: isRunning ? 'holdClock' : 'startClock', which, atMs: wallMs() });
  }

  if (!isAtDesk) return { clock };
  return {
    clock,
    pass: () => dispatch({ type: 'passTurn', why: 'host' }),
    right: () => dispatch({ type: 'acceptAnswer' }),
    wrong: () => dispatch({ type: 'refuseAnswer' }),
    freeLetter: ({ letter }) => dispatch({ type: 'guessLetter', letter, free: true }),
    score({ team, direction }) {
      const { desk, complete } = getState().view;
      const isBuzz = desk?.kind === 'tossUp' && !complete && direction === 1;
      if (isBuzz) dispatch({ type: 'buzz', team });
      else dispatch({ type: 'adjustScore', team, delta: direction * SCORE_STEP });
    },
  };
}

/** Building the wheel: no board to guess on, no scores to change yet. */
export function useWheelShortcuts(screen: Required<Pick<Handlers, 'spin'>>): void {
  const { undo, redo } = useShowStore().getState();
  useCommands({ ...screen, undo, redo });
}

/** Listens once; a key that has no handler is left to the page. */
function useCommands(handlers: Handlers): void {
  useFreeFocus();
  const latest = useLatest(handlers);
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (!areShortcutsOn() || !mayFire(event)) return;
      const command = commandFor(event) ?? deskCommandFor(event);
      // Both have the same type, which the compiler cannot see through the look-up.
      const handle = command && (latest.current[command.type] as Handlers['spin']);
      if (!handle) return;
      // Otherwise Space would scroll, and Enter submit the field it is about to move to.
      event.preventDefault();
      handle(command as never);
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [latest]);
}
