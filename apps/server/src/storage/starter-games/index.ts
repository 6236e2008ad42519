import { HOME_AND_KITCHEN } from './home-and-kitchen.ts';
import { LONG_PHRASES } from './long-phrases.ts';
import { STAGE_AND_PLAY } from './stage-and-play.ts';
import type { StarterGame } from './starter-game.ts';
import { WORLD_AND_NATURE } from './world-and-nature.ts';

/** What a host finds on the first start. */
export const STARTER_GAMES: readonly StarterGame[] = [
  ...HOME_AND_KITCHEN,
  ...WORLD_AND_NATURE,
  ...STAGE_AND_PLAY,
  LONG_PHRASES,
];
