/** The game screen. */
export const game = {};
