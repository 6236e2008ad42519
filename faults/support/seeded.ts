export { seededRandom as seeded } from '../../apps/server/test/support/game-titles.ts';
