import { type Static, Type } from 'typebox';

/** `gametitle` is spelt so in this one place of the API. */
export const Puzzle = Type.Object(
  {
    id: Type.Integer(),
    gametitle: Type.String(),
    category: Type.String(),
    searchedWord: Type.String(),
  },
  { title: 'Puzzle' },
);
export type Puzzle = Static<typeof Puzzle>;

/** The entry created last comes first; whoever plays it reverses the list. */
export const Quiz = Type.Array(Puzzle, { title: 'Quiz' });
export type Quiz = Static<typeof Quiz>;

export const QuizParams = Type.Object({ id: Type.String() });
