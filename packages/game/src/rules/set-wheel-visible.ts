import { isFlag } from '../shape.ts';
import type { Rule } from './rule.ts';

export const setWheelVisible = {
  kind: 'host',
  fields: { visible: isFlag },

  objection: (show, { visible }) => (show.showWheelInGame === visible ? 'NO_CHANGE' : null),

  apply: (show, { visible }) => ({ show: { ...show, showWheelInGame: visible } }),

  line: (_before, { visible }) => ({ visible }),
} satisfies Rule<'setWheelVisible'>;
