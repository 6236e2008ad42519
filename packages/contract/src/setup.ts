import { type Static, Type } from 'typebox';
import { anyText } from './bounded-text.ts';
import { LIMITS } from './limits.ts';
import { FIGURES_MAX, SETUP_KINDS, SETUP_PRESETS } from './setup-values.ts';

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
