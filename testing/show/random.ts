/** The same chances every time, by their seed: 0 up to, not including, 1. */
export function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The key that a letter of the board answers to: Ö to O. */
export const baseLetterOf = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
