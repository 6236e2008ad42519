import { describe, expect, it } from 'vitest';
import { wrongArrow } from './lib/arrows.ts';
import { importsUnder, specifiersIn } from './lib/imports.ts';

const all = ['packages', 'apps'].flatMap(importsUnder);

it('finds imports to look at', () => {
  expect(all.length).toBeGreaterThan(20);
});

it('finds every import going the way of the arrows', () => {
  const wrong = all.flatMap((found) => {
    const why = wrongArrow(found);
    return why ? [`${found.file} → ${found.target}: ${why}`] : [];
  });
  expect(wrong).toEqual([]);
});

describe('the arrows', () => {
  const relative = (file: string, target: string) => wrongArrow({ file, target, isRelative: true });
  const named = (file: string, target: string) => wrongArrow({ file, target, isRelative: false });
  const web = (path: string) => `apps/web/src/${path}`;

  it.each([
    ['ui', 'features/wheel/disc.tsx'],
    ['ui', 'stores/show.ts'],
    ['ui', 'screens/game/game-screen.tsx'],
    ['stores', 'ui/button.tsx'],
    ['lib', 'stores/show.ts'],
    ['features/wheel', 'screens/game/game-screen.tsx'],
    ['features/wheel', 'app/frame.tsx'],
    ['screens', 'app/frame.tsx'],
  ])('stop %s from importing %s', (from, to) => {
    expect(relative(web(`${from}/a.tsx`), web(to))).not.toBeNull();
  });

  it('stop one feature from importing another, and let it import itself', () => {
    expect(relative(web('features/wheel/disc.tsx'), web('features/board/tile.tsx'))).not.toBeNull();
    expect(relative(web('features/wheel/disc.tsx'), web('features/wheel/hub.tsx'))).toBeNull();
    expect(relative(web('features/clock.tsx'), web('features/clock.module.css'))).toBeNull();
    expect(relative(web('features/clock.tsx'), web('features/clock-hand.tsx'))).not.toBeNull();
  });

  it('stop one screen from importing another, and let it import what they share', () => {
    const game = web('screens/game/game-screen.tsx');
    expect(relative(game, web('screens/wheel/wheel-screen.tsx'))).not.toBeNull();
    expect(relative(web('screens/shared/game-name.tsx'), game)).not.toBeNull();
    expect(relative(game, web('screens/game/game-board.tsx'))).toBeNull();
    expect(relative(game, web('screens/shared/game-name.tsx'))).toBeNull();
  });

  it('let screens import features and features import ui', () => {
    expect(
      relative(web('screens/game/game-screen.tsx'), web('features/wheel/disc.tsx')),
    ).toBeNull();
    expect(relative(web('features/wheel/disc.tsx'), web('ui/button.tsx'))).toBeNull();
  });

  it('keep an alphabet free of everything', () => {
    expect(named('packages/alphabet/src/es.ts', '@wheel/game')).not.toBeNull();
    expect(named('packages/alphabet/src/es.ts', 'typebox')).not.toBeNull();
    expect(named('packages/alphabet/src/es.test.ts', 'vitest')).toBeNull();
  });

  it('let the contract import typebox and the alphabet alone', () => {
    expect(named('packages/contract/src/word.ts', '@wheel/alphabet')).toBeNull();
    expect(named('packages/contract/src/word.ts', 'typebox/value')).toBeNull();
    expect(named('packages/contract/src/word.ts', '@wheel/game')).not.toBeNull();
    expect(named('packages/contract/src/word.ts', 'vitest')).not.toBeNull();
  });

  it('keep the rules free of everything but the alphabet, also of another workspace reached by a path', () => {
    expect(named('packages/game/src/play.ts', '@wheel/alphabet')).toBeNull();
    expect(named('packages/game/src/play.ts', '@wheel/contract')).not.toBeNull();
    expect(named('packages/game/src/play.ts', 'node:crypto')).not.toBeNull();
    expect(named('packages/game/src/play.ts', 'vitest')).not.toBeNull();
    expect(named('packages/game/src/play.test.ts', 'vitest')).toBeNull();
    expect(relative('packages/game/src/play.ts', 'packages/contract/src/quiz.ts')).not.toBeNull();
  });

  it('keep a room free of everything but the contract', () => {
    expect(named('packages/room/src/update.ts', '@wheel/contract')).toBeNull();
    expect(named('packages/room/src/update.ts', 'node:timers')).not.toBeNull();
    expect(named('packages/room/src/update.ts', 'ws')).not.toBeNull();
    expect(named('packages/room/src/update.test.ts', 'fast-check')).toBeNull();
  });

  it('let the apps read the bank, and no package', () => {
    const file = 'bank/starter/de.json';
    expect(relative('apps/server/src/storage/starter-games.ts', file)).toBeNull();
    expect(relative('packages/game/src/play.ts', file)).not.toBeNull();
  });

  it('keep the databases inside storage', () => {
    expect(named('apps/server/src/routes/quiz.ts', 'pg')).not.toBeNull();
    expect(named('apps/server/src/storage/games.ts', 'pg')).toBeNull();
  });
});

it('reads the ways in which a module names another', () => {
  const source = `import a from 'one';
    import type { B } from "two";
    import 'three';
    export { c } from './four.ts';
    const d = await import('./five.ts');`;
  expect(specifiersIn(source)).toEqual(['one', 'two', 'three', './four.ts', './five.ts']);
});
