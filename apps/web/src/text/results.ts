import {
  type PuzzleKind,
  type PuzzleResult,
  type Results,
  ranking,
  type TeamSetup,
} from '@wheel/game';
import { words } from '../words/words.ts';
import { nameOr, teamName } from './names.ts';

/** What stands over the podium, on the screens and in the picture: of equal scores the first team wins. */
export function headline(teams: readonly TeamSetup[]): {
  readonly kicker: string;
  readonly name: string;
} {
  const { end } = words('show');
  const [winner] = ranking(teams);
  if (!winner) return { kicker: end.over, name: '' };
  return { kicker: end.winner, name: teamName(teams, winner.index) };
}

export type SheetTeam = { readonly name: string; readonly color: string; readonly score: number };

export type SheetRow = {
  /** Its place in the evening, from 1; `null` for what the teams began with. */
  readonly number: number | null;
  readonly phrase: string;
  readonly category: string;
  /** Of the puzzle, where it names one. */
  readonly language?: string;
  /** `null` for what is no puzzle. */
  readonly kind: PuzzleKind | null;
  /** Said of an unsolved puzzle, else empty. */
  readonly note: string;
  /** Where the team that solved it stands among the teams. */
  readonly solver: number | null;
  /** What each team gained. */
  readonly gains: readonly number[];
  /** What its solver won. */
  readonly prizes: readonly string[];
};

/** The results of an evening in words, as they are shown, printed and saved. */
export type ResultSheet = {
  readonly title: string;
  readonly teams: readonly SheetTeam[];
  /** Empty where the history of the scores is gone. */
  readonly rows: readonly SheetRow[];
};

const noteOf = (outcome: PuzzleResult['outcome']): string =>
  outcome === 'solved' ? '' : words('show').end.results[outcome];

export const resultSheet = (title: string, results: Results): ResultSheet => ({
  title,
  teams: results.teams.map(({ name, color }, at) => ({
    name: nameOr(name, at),
    color,
    score: results.totals[at] ?? 0,
  })),
  rows: results.puzzles.length > 0 ? [...rowBefore(results), ...results.puzzles.map(rowOf)] : [],
});

/** Teams may begin with points; these have a row of their own, so that every column adds up. */
const rowBefore = ({ before }: Results): readonly SheetRow[] =>
  before.every((points) => points === 0)
    ? []
    : [
        {
          number: null,
          phrase: words('show').end.results.before,
          category: '',
          kind: null,
          note: '',
          solver: null,
          gains: before,
          prizes: [],
        },
      ];

const rowOf = ({ outcome, ...puzzle }: PuzzleResult, at: number): SheetRow => ({
  ...puzzle,
  number: at + 1,
  note: noteOf(outcome),
});
