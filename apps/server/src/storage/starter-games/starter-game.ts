export type StarterGame = {
  readonly quizId: string;
  readonly title: string;
  /** In playing order. */
  readonly puzzles: readonly (readonly [category: string, searchedWord: string])[];
};
