import type { QuietRule } from './rule.ts';

export const closeReward: QuietRule<'closeReward'> = {
  kind: 'quiet',
  fields: {},

  objection: (show) => (show.rewardDialogVisible ? null : 'NO_REWARD_SHOWN'),

  apply: (show) => ({ show: { ...show, rewardDialogVisible: false }, events: [] }),
};
