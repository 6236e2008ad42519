import type { Setup } from '../src/setup.ts';

/** A setup with an own prize and own points. */
export const setupWith = (part: Partial<Setup> = {}): Setup => ({
  name: 'Monday class',
  chips: ['Free coffee', '2500'],
  wheel: ['100', 'Lose Turn', 'Free coffee', '2500'],
  rules: {
    preset: 'classic',
    spinFirst: true,
    pointsPerLetter: 500,
    vowelPrice: 250,
    bank: true,
    houseMinimum: 1000,
    verdictPoints: 500,
    tossUpPrize: 1000,
    finalSpinExtra: 1000,
    bonusPrize: 5000,
    kinds: ['round', 'tossUp', 'finalSpin', 'bonus'],
    turnSeconds: 0,
    puzzleSeconds: 0,
    finalSpinSeconds: 3,
    bonusSeconds: 10,
  },
  kinds: ['tossUp', 'round', 'bonus'],
  ...part,
});
