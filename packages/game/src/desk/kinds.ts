import { withFreshBoard } from '../board.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import { agrees } from '../shape.ts';
import type { Show } from '../show.ts';
import { type ShowAtDesk, specialOf, withDesk } from './at-desk.ts';
import { bonusBegun, GIVEN_LETTERS } from './bonus-round.ts';
import type { Special } from './desk.ts';
import type { PuzzleKind } from './presets.ts';
import { withNothingDue } from './solving.ts';
import { NEW_TOSS_UP } from './toss-up.ts';
import { teamAfter } from './turns.ts';

export const kindAt = ({ kinds }: Show, puzzle: number): PuzzleKind => kinds[puzzle] ?? 'round';

const KINDS_MAX = 50;

/** Kinds for that many puzzles: half of them from the beginning, half from the end, and rounds in between. */
const spread = (kinds: readonly PuzzleKind[], count: number): readonly PuzzleKind[] => {
  const used = Math.min(kinds.length, count);
  return [
    ...kinds.slice(0, Math.ceil(used / 2)),
    ...Array.from({ length: count - used }, () => 'round' as const),
    ...kinds.slice(kinds.length - Math.floor(used / 2)),
  ];
};

/** A list that is too long is cut in the middle. */
export const withinLimit = (kinds: readonly PuzzleKind[]): readonly PuzzleKind[] =>
  kinds.length > KINDS_MAX ? spread(kinds, KINDS_MAX) : kinds;

/** The kinds of a setup for a quiz of that many puzzles. */
export const fittedKinds = (kinds: readonly PuzzleKind[], count: number): readonly PuzzleKind[] =>
  spread(withinLimit(kinds), count);

export const kindOfSpecial = (special: Special | null): PuzzleKind => special?.type ?? 'round';

/** What the current puzzle is to be played as; a kind that the rules do not know is a round. */
function kindWanted(show: Show): PuzzleKind {
  const kind = kindAt(show, show.currentPuzzleIndex);
  return show.houseRules.kinds.includes(kind) ? kind : 'round';
}

/** Whether it moves on who begins the next puzzle. */
const isBegunInTurn = (kind: PuzzleKind): boolean => kind === 'round' || kind === 'finalSpin';

/**
 * The current puzzle played as what it is meant to be. A toss-up and a bonus round are for an untouched board;
 * otherwise it is a round. A complete puzzle stays what it was.
 */
export function withKindInPlay(show: ShowAtDesk): Outcome<ShowAtDesk> {
  const wanted = kindWanted(show);
  const present = kindOfSpecial(show.desk.special);
  if (wanted === present || show.isComplete) return { show };
  const kind = isBegunInTurn(wanted) || isUntouched(show) ? wanted : 'round';
  if (kind === present) return { show };
  // The letters that a bonus round has given are closed again.
  const board = present === 'bonus' && isUntouched(show) ? withFreshBoard(show) : show;
  const changed = withDesk(withNothingDue(board), {
    special: SPECIALS[kind],
    ...(isBegunInTurn(kind) === isBegunInTurn(present) ? {} : begunAnew(show, kind)),
  });
  const told = outcome(changed, { type: 'kindSet', kind });
  return kind === 'bonus' ? andThen(told, bonusBegun) : told;
}

/** Whether nothing on the current puzzle was guessed, picked or begun. The given letters of a bonus round do not count. */
export function isUntouched(show: Show): boolean {
  const bonus = specialOf(show, 'bonus');
  if (bonus) return agrees(show.usedLetters, GIVEN_LETTERS) && bonus.picks.length === 0;
  if (specialOf(show, 'tossUp')?.order) return false;
  const { revealedLetters } = withFreshBoard(show);
  return show.usedLetters.length === 0 && agrees(show.revealedLetters, revealedLetters);
}

/** Who begins this puzzle and the next one, once it is played in turn or no longer is. */
function begunAnew(show: ShowAtDesk, kind: PuzzleKind) {
  const { starter } = show.desk;
  return { turn: starter, next: isBegunInTurn(kind) ? teamAfter(show, starter) : starter };
}

const SPECIALS: Readonly<Record<PuzzleKind, Special | null>> = {
  round: null,
  tossUp: NEW_TOSS_UP,
  finalSpin: { type: 'finalSpin', value: null, called: false },
  bonus: null,
};
