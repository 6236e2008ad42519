import { boardWords } from '../src/board.ts';
import { play } from '../src/play.ts';
import { newShow, type Show, type Team } from '../src/show.ts';

type Wanted = Partial<Show> & {
  readonly phrase?: string;
  /** One puzzle each, for shows of more than one. */
  readonly phrases?: readonly string[];
  /** Of every puzzle. */
  readonly language?: string | undefined;
};

export const team = (name: string, score = 0, color = '#D7263D'): Team => ({
  name,
  score,
  color,
  prizes: [],
});

/** A started show with two teams and one puzzle, the rest as asked for. */
export function showWith({
  phrase = 'red dog',
  phrases = [phrase],
  language,
  ...fields
}: Wanted = {}): Show {
  const puzzles = phrases.map((searchedWord, at) => ({
    id: at + 1,
    gametitle: 'Test game',
    category: `Category ${at + 1}`,
    searchedWord,
    ...(language !== undefined && { language }),
  }));
  const seated = { ...newShow(), puzzles, teams: [team('Red Pandas'), team('Blue Whales')] };
  return { ...play(seated, { type: 'startGame', withWheel: true }).show, ...fields };
}

/** The board as the audience sees it, a dot for each hidden letter. */
export const shownText = (show: Show): string =>
  boardWords(show)
    .map((word) => word.map((tile) => tile.letter ?? '.').join(''))
    .join(' ');
