/** Asked anew each time: the host may change the setting in the middle of a show. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
