import type { MouseEvent } from 'react';

/**
 * Whether this click ends a double click, which may meet a button that has just taken the place of the one the host
 * aimed at. Pressed with the keyboard, a button clicks zero times.
 */
export const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

/** Acts on the first press of a double click only. */
export const singlePress = (act: () => void) => (event: MouseEvent) => {
  if (!isSecondPress(event)) act();
};
