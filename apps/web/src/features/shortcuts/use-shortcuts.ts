import { SCORE_STEP } from '@wheel/game';
import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useShowStore } from '../../stores/show/show-context.ts';
import { type Command, commandFor } from './command.ts';
import { mayFire } from './may-fire.ts';
import { areShortcutsOn } from './shortcuts-on.ts';
import { useFreeFocus } from './use-free-focus.ts';

type Handlers = {
  readonly onSpin: () => void;
  readonly onPhraseFocus: () => void;
  readonly onHelp: () => void;
};

/** Hosting the game from the keyboard. */
export function useShortcuts({ onSpin, onPhraseFocus, onHelp }: Handlers): void {
  const store = useShowStore();
  useFreeFocus();
  useCommands((command) => {
    const { dispatch, undo, redo } = store.getState();
    switch (command.type) {
      case 'guess':
        dispatch({ type: 'guessLetter', letter: command.letter });
        return true;
      case 'score':
        dispatch({
          type: 'adjustScore',
          team: command.team,
          delta: command.direction * SCORE_STEP,
        });
        return true;
      case 'spin':
        onSpin();
        return true;
      case 'phrase':
        onPhraseFocus();
        return true;
      case 'undo':
        undo();
        return true;
      case 'redo':
        redo();
        return true;
      case 'help':
        onHelp();
        return true;
    }
  });
}

/** Building the wheel: no board to guess on, no scores to change yet. */
export function useWheelShortcuts({ onSpin }: Pick<Handlers, 'onSpin'>): void {
  const store = useShowStore();
  useFreeFocus();
  useCommands(({ type }) => {
    if (type === 'spin') onSpin();
    else if (type === 'undo' || type === 'redo') store.getState()[type]();
    else return false;
    return true;
  });
}

/** Listens once; the handler answers whether the key is used up. */
function useCommands(handler: (command: Command) => boolean): void {
  const latest = useLatest(handler);
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (!areShortcutsOn() || !mayFire(event)) return;
      const command = commandFor(event);
      // Otherwise Space would scroll, and Enter submit the field it has just moved to.
      if (command && latest.current(command)) event.preventDefault();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [latest]);
}
