import { type Static, Type } from 'typebox';
import { anyText } from './bounded-text.ts';
import { LIMITS } from './limits.ts';

/** The chips that every show has, as text. */
export const CHIPS: readonly string[] = [
  ...Array.from({ length: 10 }, (_, nth) => String(100 * (nth + 1))),
  'Lose Turn',
  'Forfeit',
  'Spin Again',
  'Bonus Question',
  'Hosts Decision',
];

export const SETUP_PRESETS = ['manual', 'simple', 'classic'] as const;
export const SETUP_KINDS = ['round', 'tossUp', 'finalSpin', 'bonus'] as const;

/** The largest value of each figure; the least is 0. */
export const FIGURES_MAX = {
  pointsPerLetter: LIMITS.pointsMax,
  vowelPrice: LIMITS.pointsMax,
  houseMinimum: LIMITS.pointsMax,
  verdictPoints: LIMITS.pointsMax,
  tossUpPrize: LIMITS.pointsMax,
  finalSpinExtra: LIMITS.pointsMax,
  bonusPrize: LIMITS.pointsMax,
  turnSeconds: 600,
  puzzleSeconds: 3600,
  finalSpinSeconds: 600,
  bonusSeconds: 600,
} as const;

const figure = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const kinds = Type.Array(Type.Enum(SETUP_KINDS));
const closed = { additionalProperties: false } as const;

const SetupRules = Type.Object(
  {
    preset: Type.Enum(SETUP_PRESETS),
    spinFirst: Type.Boolean(),
    pointsPerLetter: figure(FIGURES_MAX.pointsPerLetter),
    vowelPrice: figure(FIGURES_MAX.vowelPrice),
    bank: Type.Boolean(),
    houseMinimum: figure(FIGURES_MAX.houseMinimum),
    verdictPoints: figure(FIGURES_MAX.verdictPoints),
    tossUpPrize: figure(FIGURES_MAX.tossUpPrize),
    finalSpinExtra: figure(FIGURES_MAX.finalSpinExtra),
    bonusPrize: figure(FIGURES_MAX.bonusPrize),
    kinds,
    turnSeconds: figure(FIGURES_MAX.turnSeconds),
    puzzleSeconds: figure(FIGURES_MAX.puzzleSeconds),
    finalSpinSeconds: figure(FIGURES_MAX.finalSpinSeconds),
    bonusSeconds: figure(FIGURES_MAX.bonusSeconds),
  },
  closed,
);

const nameOfOurs = (description: string) =>
  Type.String({ description, pattern: '^[a-z]{1,20}$', maxLength: 20 });

/** How a show is set up, as it travels with games and files. `invalidSetup` says what a schema cannot. */
export const Setup = Type.Object(
  {
    name: anyText({ description: `1 to ${LIMITS.setupNameMax} characters after trimming` }),
    chips: Type.Array(
      anyText({
        description: `Points from 1 to ${LIMITS.pointsMax}, or a prize of 1 to ${LIMITS.prizeMax} characters`,
      }),
      { maxItems: LIMITS.ownChipsMax, description: 'Those beyond the 15 that every show has' },
    ),
    wheel: Type.Array(anyText({ description: 'A chip' }), {
      minItems: LIMITS.wheelMin,
      maxItems: LIMITS.wheelMax,
    }),
    rules: SetupRules,
    kinds,
    look: Type.Optional(nameOfOurs('How the stage looks, if it is known')),
    sounds: Type.Optional(nameOfOurs('The set of sounds, if it is known')),
  },
  { title: 'Setup', description: `At most ${LIMITS.setupBytes} bytes of JSON`, ...closed },
);
export type Setup = Static<typeof Setup>;
