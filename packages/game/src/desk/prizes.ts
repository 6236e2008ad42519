import { isVowel } from '../letters.ts';
import { type Outcome, outcome } from '../outcome.ts';
import { alphabetInPlay } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { isSameText } from '../wheel/segment.ts';
import { type ShowAtDesk, withDesk } from './at-desk.ts';
import type { DeskOfPuzzle } from './desk.ts';

export const noneHeld = ({ teams }: Show): DeskOfPuzzle['held'] => teams.map(() => []);

export const heldBy = ({ desk }: ShowAtDesk, team: number): readonly string[] =>
  desk.held[team] ?? [];

/** The prize that stands beside the value of the next consonant. */
export const standingPrize = ({ desk: { due } }: ShowAtDesk): string | null =>
  due.type === 'letter' ? (due.prize ?? null) : null;

/** The prize that a called letter gives to hold: a right consonant does, and each prize once. */
export function prizeCalled(before: ShowAtDesk, after: Show, letter: string): string | null {
  const prize = standingPrize(before);
  const isHit = after.correctLetters.flat().some(Boolean);
  if (prize === null || !isHit || isVowel(letter, alphabetInPlay(before))) return null;
  const isHeld = heldBy(before, before.desk.turn).some((held) => isSameText(held, prize));
  return isHeld ? null : prize;
}

export const withHeld = (show: ShowAtDesk, team: number, prizes: readonly string[]): ShowAtDesk =>
  withDesk(show, { held: show.desk.held.map((old, at) => (at === team ? prizes : old)) });

/** The solver wins what it holds; what others hold is gone. */
export function prizesWon(show: ShowAtDesk, team: number): Outcome<ShowAtDesk> {
  const prizes = heldBy(show, team);
  const over = withDesk(show, { held: noneHeld(show) });
  if (prizes.length === 0) return { show: over };
  const teams = show.teams.map((old, at) =>
    at === team ? { ...old, prizes: [...old.prizes, ...prizes] } : old,
  );
  return outcome({ ...over, teams }, { type: 'prizesWon', team, prizes });
}
