import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { fromRoot } from './lib/paths.ts';

const source = fromRoot('apps/web/src');

/** Sides of a page that is read from left to right. In one that is read the other way they would be wrong. */
const PHYSICAL =
  /(?<![\w-])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;

/**
 * Those that stay: what lies in the middle of its box, turns or is a picture, and the audience screen, because a television
 * with Chrome 85 has no `inset-inline-start`. New styles say `inline-start` and `inline-end`.
 */
const STAY: Readonly<Record<string, number>> = {
  'features/own-chips/chip-preview.module.css': 3,
  'features/room/buzz-bar.module.css': 2,
  'features/stage/look-tab.module.css': 6,
  'features/stage/name-tab.module.css': 1,
  'features/wheel/wheel.module.css': 2,
  'screens/about/about-screen.module.css': 1,
  'screens/audience/banner.module.css': 10,
  'screens/audience/corner.module.css': 4,
  'screens/audience/floor.module.css': 9,
  'screens/audience/result.module.css': 3,
  'screens/audience/stage.module.css': 8,
  'screens/audience/waiting.module.css': 5,
  'screens/build/entry-list.module.css': 2,
  'screens/game/game-desk.module.css': 1,
  'screens/game/keyboard.module.css': 4,
  'screens/game/lectern-score.module.css': 1,
  'screens/game/lectern.module.css': 1,
  'screens/join/buzzer.module.css': 1,
  'screens/join/join.module.css': 1,
  'screens/my-wheels/my-game-card.module.css': 1,
  'screens/my-wheels/my-wheels-screen.module.css': 1,
  'screens/winner/results-table.module.css': 1,
  'ui/code-tiles.module.css': 2,
  'ui/game-card.module.css': 1,
  'ui/tooltip.module.css': 7,
  'ui/wheel-disc.module.css': 1,
};

const counts = Object.fromEntries(
  filesUnder(source)
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [relative(source, path).split(sep).join('/'), text.match(PHYSICAL)?.length ?? 0];
    })
    .filter(([, count]) => count !== 0),
);

it('has no more sides called left and right than those that stay', () => {
  expect(counts).toEqual(STAY);
});
