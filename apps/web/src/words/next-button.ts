/** What the button says once a puzzle is solved. */
export const nextButtonText = (isLast: boolean): string =>
  isLast ? 'Award Ceremony' : 'NEXT WORD';
