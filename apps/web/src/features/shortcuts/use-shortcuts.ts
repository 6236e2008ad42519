import { SCORE_STEP } from '@wheel/game';
import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useShowStore } from '../../stores/show/show-context.ts';
import { type Command, commandFor } from './command.ts';
import { mayFire } from './may-fire.ts';
import { areShortcutsOn } from './shortcuts-on.ts';
import { useFreeFocus } from './use-free-focus.ts';

type Handlers = {
  readonly [Type in Command['type']]?: (command: Extract<Command, { type: Type }>) => void;
};

/** Hosting the game from the keyboard. */
export function useShortcuts(screen: Required<Pick<Handlers, 'spin' | 'phrase' | 'help'>>): void {
  const { dispatch, undo, redo } = useShowStore().getState();
  useCommands({
    ...screen,
    undo,
    redo,
    guess: ({ letter }) => dispatch({ type: 'guessLetter', letter }),
    score: ({ team, direction }) =>
      dispatch({ type: 'adjustScore', team, delta: direction * SCORE_STEP }),
  });
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
      const command = commandFor(event);
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
