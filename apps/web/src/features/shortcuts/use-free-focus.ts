import { useEffect } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';

/**
 * After a click, focus goes back to the stage: Space must spin, not press that button again. Before the button acts,
 * so that whatever it moves focus to keeps it, and a dialog it opens gives focus back to the stage.
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
  if (detail === 0 || document.querySelector('dialog[open]')) return;
  if (document.activeElement?.matches(control)) focusStage();
}
