import {
  type Action,
  type HouseRules,
  newShow,
  type PublicShow,
  type PuzzleKind,
  play,
  publicShow,
} from '@wheel/game';

export type Started = {
  readonly rules?: HouseRules | undefined;
  /** Of the first puzzle. */
  readonly kind?: PuzzleKind | undefined;
  readonly teams?: number;
  readonly names?: readonly string[];
  /** How many, where the phrase of each is `red dog`. */
  readonly puzzles?: number;
  readonly words?: readonly string[];
  readonly language?: string;
  readonly title?: string;
  readonly withWheel?: boolean;
};

/** The actions that start a game. */
export function startOf(started: Started = {}): readonly Action[] {
  const { rules, kind, names = [], puzzles = 1, title = 'Pets', withWheel = true } = started;
  const { language } = started;
  const words = started.words ?? Array.from({ length: puzzles }, () => 'red dog');
  const colors = Array.from({ length: started.teams ?? 2 }, (_, at) => `#11223${at}`);
  const inLanguage = language === undefined ? {} : { language };
  const puzzle = { id: 1, gametitle: title, category: 'Animal', ...inLanguage };
  return [
    { type: 'chooseQuiz', puzzles: words.map((searchedWord) => ({ ...puzzle, searchedWord })) },
    ...colors.map((color, at): Action => ({ type: at === 0 ? 'enterTeams' : 'addTeam', color })),
    ...names.map((name, team): Action => ({ type: 'renameTeam', team, name })),
    ...(rules ? [{ type: 'chooseRules', rules } as const] : []),
    ...(kind ? [{ type: 'setKind', puzzle: 0, kind } as const] : []),
    { type: 'startGame', withWheel },
  ];
}

/** The public show after these actions. */
export const shownAfter = (...actions: readonly Action[]): PublicShow =>
  publicShow(
    actions.reduce((show, action) => play(show, action).show, newShow()),
    0,
  );
