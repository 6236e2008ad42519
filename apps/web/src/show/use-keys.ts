import type { Action } from '@wheel/game';
import { useEffect } from 'react';
import { focusStage } from '../lib/stage-focus.ts';
import { createSetting } from '../lib/storage/setting.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useShowStore } from './context.ts';
import { type Command, commandFor } from './keys.ts';

/** Whether keys are shortcuts at all. */
export const shortcuts = createSetting('shortcuts', true);

type Handlers = { readonly [Name in Extract<Command, string>]?: () => void } & {
  readonly act?: (action: Action) => void;
};

/** Hosting from the keyboard. A key without a handler is left to the page. */
export function useShortcuts(screen: Omit<Handlers, 'undo' | 'redo'>): void {
  const { undo, redo } = useShowStore().getState();
  useFreeFocus();
  useKeys({ ...screen, undo, redo });
}

/** Listens to the keys of these handlers alone. */
export function useKeys(handlers: Handlers): void {
  const { getState, wallMs } = useShowStore();
  const latest = useLatest(handlers);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!shortcuts.get() || !mayFire(event)) return;
      const command = commandFor(event, getState().view, wallMs());
      const { act, ...others } = latest.current;
      const handle = typeof command === 'string' ? others[command] : command && act;
      if (!handle || !command) return;
      // Otherwise Space would scroll, and Enter submit the field it is about to move to.
      event.preventDefault();
      handle(command as Action); // only `act` looks at it
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [latest, getState, wallMs]);
}

const FIELD = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';
const OPERATED = 'button, a[href], summary, input[type=checkbox], input[type=radio]';

const isTyping = (target: Element) =>
  target.matches(FIELD) || (target instanceof HTMLElement && target.isContentEditable);

/** A key belongs first to what is focused, to a dialog that is open, and to an input method at work. */
function mayFire(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (!(event.target instanceof Element)) return true;
  if (isTyping(event.target)) return false;
  const operates = event.key === ' ' || event.key === 'Enter';
  return !(operates && event.target.closest(OPERATED));
}

/**
 * Takes the focus off a control that was just clicked and gives it to the stage, so that Space spins instead of
 * pressing that control again. It does so before a button acts, because the button may move the focus elsewhere.
 */
function useFreeFocus(): void {
  useEffect(() => {
    const freeButton = (event: MouseEvent) => freeFrom('main button', event);
    // A checkbox takes focus only with the click itself.
    const freeCheckbox = (event: MouseEvent) => freeFrom('main input[type=checkbox]', event);
    addEventListener('click', freeButton, { capture: true });
    addEventListener('click', freeCheckbox);
    return () => {
      removeEventListener('click', freeButton, { capture: true });
      removeEventListener('click', freeCheckbox);
    };
  }, []);
}

function freeFrom(control: string, { detail }: MouseEvent): void {
  // Pressed with the keyboard, a button clicks zero times; then focus stays where the host put it.
  if (detail === 0 || !document.activeElement?.matches(control)) return;
  if (!document.querySelector('dialog[open]')) focusStage();
}
