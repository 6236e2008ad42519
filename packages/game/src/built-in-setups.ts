import { PRESETS } from './desk/presets.ts';
import type { SetupText } from './setup-text.ts';

/** Without names: these are in the language of the page. */
export const BUILT_IN_SETUPS = {
  plain: {
    chips: [],
    wheel: ['100', '200', '300', '400', '500'],
    rules: PRESETS.manual,
    kinds: [],
  },
  kids: {
    chips: [],
    wheel: ['100', '200', '300', 'Spin Again', '100', '200', '300', '400', 'Spin Again', '500'],
    rules: PRESETS.simple,
    kinds: [],
  },
  classroom: {
    chips: [],
    wheel: [
      ...['100', '200', 'Bonus Question', '300', '400', 'Lose Turn'],
      ...['500', '600', 'Bonus Question', '300', '200', 'Spin Again'],
    ],
    rules: { ...PRESETS.simple, turnSeconds: 30 },
    kinds: [],
  },
  tvEvening: {
    chips: [],
    wheel: [
      ...['500', '900', '700', '300', '800', '600', 'Lose Turn', '400', '1000', '600', '500'],
      ...['Forfeit', '900', '700', '400', '800', 'Spin Again', '300', '600', 'Forfeit'],
    ],
    rules: PRESETS.classic,
    kinds: ['tossUp', 'round', 'round', 'finalSpin', 'bonus'],
  },
  party: {
    chips: ['2500'],
    wheel: [
      ...['300', '500', 'Hosts Decision', '800', 'Lose Turn', '1000', 'Bonus Question', '600'],
      ...['Forfeit', '400', 'Spin Again', '2500', '700', 'Hosts Decision'],
    ],
    rules: { ...PRESETS.simple, spinFirst: true },
    kinds: ['tossUp'],
  },
} as const satisfies Readonly<Record<string, Omit<SetupText, 'name'>>>;
