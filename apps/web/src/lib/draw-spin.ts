import { SPIN_BASE_DEGREES, SPIN_EXTRA_BELOW } from '@wheel/game';
import { cryptoChance } from './chance.ts';

/** How far a spin turns the wheel. */
export function drawExtraDegrees(chance = cryptoChance): number {
  return SPIN_BASE_DEGREES + chance() * SPIN_EXTRA_BELOW;
}
