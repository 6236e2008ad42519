import type { Rule } from './rule.ts';

export const setWheelVisible: Rule<'setWheelVisible'> = {
  objection: (show, { visible }) => (show.showWheelInGame === visible ? 'NO_CHANGE' : null),

  apply: (show, { visible }) => ({ show: { ...show, showWheelInGame: visible }, events: [] }),
};
