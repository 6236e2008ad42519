import type { Rule } from './rule.ts';

export const closeReward = {
  kind: 'quiet',
  fields: {},

  objection: (show) => (show.rewardDialogVisible ? null : 'NO_REWARD_SHOWN'),

  apply: (show) => ({ show: { ...show, rewardDialogVisible: false } }),
} satisfies Rule<'closeReward'>;
