import { isAtDesk, type ShowAtDesk, specialOf } from './desk/at-desk.ts';
import type { VerdictChip } from './desk/desk.ts';
import { isSolving } from './desk/keeping-time.ts';
import { kindOfSpecial } from './desk/kinds.ts';
import { letterValue, standingValue, vowelPrice } from './desk/money.ts';
import { type KeyObjections, type Move, movesOf, objectionsToKeys } from './desk/moves.ts';
import type { PuzzleKind } from './desk/presets.ts';
import { standingPrize } from './desk/prizes.ts';
import { objectionTo } from './play.ts';
import type { Show } from './show.ts';
import { isLeadShared } from './teams.ts';

/** What an audience may see of the desk. The order of a toss-up and what it hides stay with the host. */
export type PublicDesk = {
  /** What the current puzzle is played as. */
  readonly kind: PuzzleKind;
  /** What may be done now. */
  readonly moves: readonly Move[];
  /** Whether the points of this puzzle wait for the solver; otherwise they are in the scores already. */
  readonly hasBank: boolean;
  /** What the team on turn would pay for a vowel now. */
  readonly vowelPrice: number;
  /** What a consonant is worth, once the wheel or the host has said it. */
  readonly value: number | null;
  /** What it is worth now, said or not; `null` while a spin must say it first. */
  readonly letterValue: number | null;
  readonly keys: KeyObjections;
  /** The prize that stands beside the value. */
  readonly prize: string | null;
  /** What a toss-up or a bonus round pays. */
  readonly pays: number | null;
  /** Whether the turn clock is the time to solve, in a final spin or a bonus round. */
  readonly isSolving: boolean;
  /** Whether the host is offered a toss-up next, because the lead is shared. */
  readonly isTie: boolean;
  /** The chip on which the host's verdict is due. */
  readonly verdict: VerdictChip | null;
  /** What was picked in a bonus round, open or not. */
  readonly picks: readonly string[];
};

export function publicDesk(show: Show): PublicDesk | null {
  if (!isAtDesk(show)) return null;
  const { due, special } = show.desk;
  return {
    kind: kindOfSpecial(special),
    moves: movesOf(show),
    hasBank: show.houseRules.bank,
    vowelPrice: vowelPrice(show),
    value: standingValue(show),
    letterValue: letterValue(show),
    keys: objectionsToKeys(show),
    prize: standingPrize(show),
    pays: paysOf(show),
    isSolving: isSolving(show),
    isTie: canBreakTie(show),
    verdict: due.type === 'verdict' ? due.chip : null,
    picks: specialOf(show, 'bonus')?.picks ?? [],
  };
}

function paysOf({ desk, houseRules }: Show): number | null {
  if (desk?.special?.type === 'tossUp') return houseRules.tossUpPrize;
  return desk?.special?.type === 'bonus' ? houseRules.bonusPrize : null;
}

/** Whether the lead is shared after a puzzle, and the next one can be a toss-up that decides. */
function canBreakTie(show: ShowAtDesk): boolean {
  if (!show.isComplete || !isLeadShared(show.teams)) return false;
  if (!show.houseRules.kinds.includes('tossUp')) return false;
  const puzzle = show.currentPuzzleIndex + 1;
  return objectionTo(show, { type: 'setKind', puzzle, kind: 'tossUp' }) === null;
}
