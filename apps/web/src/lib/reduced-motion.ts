let query: MediaQueryList | undefined;

/** Read anew each time: the host may change the setting in the middle of a show. */
export function prefersReducedMotion(): boolean {
  query ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}
