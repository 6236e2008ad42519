import { useEffect } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';

/**
 * Takes the focus off a control that was just clicked and gives it to the stage, so that Space spins instead of
 * pressing that control again. It does so before a button acts, because the button may move the focus elsewhere.
 */
export function useFreeFocus(): void {
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
