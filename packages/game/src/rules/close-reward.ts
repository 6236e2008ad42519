import type { Rule } from './rule.ts';

export const closeReward: Rule<'closeReward'> = {
  objection: (show) => (show.rewardDialogVisible ? null : 'NO_REWARD_SHOWN'),

  apply: (show) => ({ show: { ...show, rewardDialogVisible: false }, events: [] }),
};
