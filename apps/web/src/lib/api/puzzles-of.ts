import type { Puzzle } from '@wheel/game';

/**
 * A quiz as the API lists it, newest entry first, in the order in which the host typed it. What an answer lacks becomes
 * an empty text, so that a quiz with a gap is played and kept like any other.
 */
export const puzzlesOf = (quiz: readonly unknown[]): readonly Puzzle[] =>
  quiz.toReversed().map((entry, at) => {
    const { id, gametitle, category, searchedWord, language } = (entry ?? {}) as {
      readonly [Field in keyof Puzzle]?: unknown;
    };
    return {
      id: typeof id === 'number' ? id : at + 1,
      gametitle: textOf(gametitle),
      category: textOf(category),
      searchedWord: textOf(searchedWord),
      ...(typeof language === 'string' && { language }),
    };
  });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
