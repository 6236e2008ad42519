import { useEffect } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';

const KEEPS_SPACE = 'main button, main input[type=checkbox]';

/** After a click on a button, focus goes back to the stage: Space must spin, not press that button again. */
export function useFreeFocus(): void {
  useEffect(() => {
    function free({ detail }: MouseEvent) {
      // Pressed with the keyboard, a button clicks zero times; then focus stays where the host put it.
      if (detail === 0 || document.querySelector('dialog[open]')) return;
      if (document.activeElement?.matches(KEEPS_SPACE)) focusStage();
    }
    addEventListener('click', free);
    return () => removeEventListener('click', free);
  }, []);
}
