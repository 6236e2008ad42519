import { LANGUAGES } from '@wheel/alphabet';
import { type Static, Type } from 'typebox';

/** The language of the puzzles of a game. */
export const Language = Type.Enum([...LANGUAGES], {
  // Beside the values: what is no text is told apart from a text that is none of them.
  type: 'string',
  description: 'The language of the puzzles',
});
export type Language = Static<typeof Language>;
