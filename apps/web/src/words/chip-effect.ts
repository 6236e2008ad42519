import type { PublicDesk, PublicShow, Segment } from '@wheel/game';
import { mayDo } from './may-do.ts';
import { teamName } from './team-name.ts';

/** What the chip did at the desk, for the dialog that shows it. `lost` is what a forfeit took, where that is known. */
export function chipEffect(
  desk: PublicDesk,
  teams: PublicShow['teams'],
  reward: Segment | null,
  lost: number | null,
): string {
  const { turn } = desk;
  if (turn === null || !reward) return '';
  const name = teamName(teams, turn);
  const before = teamName(teams, (turn + teams.length - 1) % teams.length);
  if (desk.kind === 'finalSpin') {
    return reward.type === 'points'
      ? `${name}: every consonant is worth ${desk.value}.`
      : `${name}: no number, spin again.`;
  }
  switch (reward.type) {
    case 'points':
      return `${name}: call a consonant for ${reward.value} a letter.`;
    case 'loseTurn':
      return `${before}: the turn is gone. Next: ${name}.`;
    case 'forfeit':
      return `${before}: ${lossText(lost)}. Next: ${name}.`;
    case 'spinAgain':
      return `${name}: ${mayDo(desk)}.`;
    default:
      return `The host decides for ${name}.`;
  }
}

function lossText(lost: number | null): string {
  if (lost === null) return 'the points of this puzzle are gone';
  return lost === 0 ? 'there was nothing to lose' : `${lost} points of this puzzle are gone`;
}
