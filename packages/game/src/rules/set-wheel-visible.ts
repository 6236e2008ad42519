import { isFlag } from '../shape.ts';
import type { HostRule } from './rule.ts';

type Line = { readonly visible: boolean };

export const setWheelVisible: HostRule<'setWheelVisible', Line> = {
  kind: 'host',
  fields: { visible: isFlag },

  objection: (show, { visible }) => (show.showWheelInGame === visible ? 'NO_CHANGE' : null),

  apply: (show, { visible }) => ({ show: { ...show, showWheelInGame: visible }, events: [] }),

  line: (_before, { visible }) => ({ visible }),
};
