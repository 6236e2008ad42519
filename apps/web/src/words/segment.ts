import type { Segment } from '@wheel/game';

const TEXTS: { readonly [T in Exclude<Segment['type'], 'points'>]: string } = {
  loseTurn: 'Lose Turn',
  forfeit: 'Forfeit',
  spinAgain: 'Spin Again',
  bonusQuestion: 'Bonus Question',
  hostsDecision: 'Hosts Decision',
};

/** What stands on a wedge of the wheel, on its chip and in the reward dialog. */
export const segmentText = (segment: Segment): string =>
  segment.type === 'points' ? `${segment.value}` : TEXTS[segment.type];
