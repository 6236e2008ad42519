import type { Action } from '../action.ts';
import type { Trail } from '../history/trail.ts';
import { currentPuzzle } from '../puzzles.ts';
import type { Puzzle, Show } from '../show.ts';
import { isUntouched } from './kinds.ts';
import type { PuzzleKind } from './presets.ts';

export type PuzzleResult = {
  readonly category: string;
  /** As it was typed. */
  readonly phrase: string;
  /** As its puzzle names it. */
  readonly language?: string;
  /** What it was played as. */
  readonly kind: PuzzleKind;
  /** Open is the puzzle the show is at, while it is not solved. */
  readonly outcome: 'solved' | 'skipped' | 'open';
  /** Who got the points or the star for it. */
  readonly solver: number | null;
  /** Per team, with every change of its score. */
  readonly gains: readonly number[];
  /** What its solver won. */
  readonly prizes: readonly string[];
};

export type Results = {
  readonly teams: readonly { readonly name: string; readonly color: string }[];
  /** What stood before the first puzzle. */
  readonly before: readonly number[];
  /** In playing order; none where the history does not reach back to the beginning. */
  readonly puzzles: readonly PuzzleResult[];
  readonly totals: readonly number[];
};

/** A puzzle on its way through the run. */
type Row = Omit<PuzzleResult, 'outcome'> & { readonly isComplete: boolean };

/** By the places of their puzzles, in the order in which these were first shown. */
type Rows = Map<number, Row>;

/** What each puzzle brought each team, told from the run alone. */
export function resultsOf({ run, marks }: Trail): Results {
  const { start, steps, show } = run;
  const teams = show.teams.map(({ name, color }) => ({ name, color }));
  const totals = scoresOf(show);
  if (!isBeginning(start)) return { teams, before: totals, puzzles: [], totals };
  let rows: Rows = new Map();
  see(rows, start);
  let before = start;
  let from = 0;
  for (const { show: after, end } of marks) {
    pay(rows, before, after);
    rows = reordered(rows, steps[from]);
    see(rows, after);
    before = after;
    from = end;
  }
  return { teams, before: scoresOf(start), puzzles: puzzlesOf(rows, show), totals };
}

const scoresOf = ({ teams }: Show): readonly number[] => teams.map(({ score }) => score);

const isBeginning = (start: Show): boolean =>
  start.currentPuzzleIndex === 0 && Object.keys(start.parked).length === 0 && isUntouched(start);

/** What a team gains while a puzzle is on belongs to it. */
function pay(rows: Rows, before: Show, after: Show): void {
  const row = rows.get(before.currentPuzzleIndex);
  if (!row || before.teams === after.teams) return;
  const [old, now] = [scoresOf(before), scoresOf(after)];
  const gains = row.gains.map((gain, team) => gain + (now[team] ?? 0) - (old[team] ?? 0));
  const won = after.teams.flatMap(({ prizes }, team) =>
    prizes.slice(before.teams[team]?.prizes.length),
  );
  rows.set(before.currentPuzzleIndex, { ...row, gains, prizes: [...row.prizes, ...won] });
}

/** Rows stay with their puzzles when these are put into another order. */
const reordered = (rows: Rows, action: Action | undefined): Rows =>
  action?.type === 'reorderPuzzles'
    ? new Map([...rows].map(([at, row]) => [action.order.indexOf(at), row]))
    : rows;

const languageIn = (puzzle?: Pick<Puzzle, 'language'>): Pick<Puzzle, 'language'> =>
  puzzle?.language === undefined ? {} : { language: puzzle.language };

/** Takes note of the current puzzle as it is now. */
function see(rows: Rows, show: Show): void {
  const { currentPuzzleIndex, isComplete, rewardedTeam, desk, teams } = show;
  const known = rows.get(currentPuzzleIndex);
  const puzzle = currentPuzzle(show);
  rows.set(currentPuzzleIndex, {
    category: known?.category ?? puzzle?.category ?? '',
    phrase: known?.phrase ?? puzzle?.searchedWord ?? '',
    ...languageIn(known ?? puzzle),
    kind: desk ? (desk.special?.type ?? 'round') : (known?.kind ?? 'round'),
    isComplete,
    solver: rewardedTeam,
    gains: known?.gains ?? teams.map(() => 0),
    prizes: known?.prizes ?? [],
  });
}

const puzzlesOf = (rows: Rows, { currentPuzzleIndex }: Show): readonly PuzzleResult[] =>
  [...rows].map(([at, { isComplete, ...row }]) => {
    const unsolved = at === currentPuzzleIndex ? 'open' : 'skipped';
    return { ...row, outcome: isComplete ? 'solved' : unsolved };
  });
