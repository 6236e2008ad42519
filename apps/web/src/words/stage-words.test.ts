import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

it('waits for the English words, which have the keys of all others', async () => {
  const { withStageWords } = await import('./stage-words.ts');
  const { hasWords, setLanguage } = await import('./registry.ts');
  setLanguage('de');
  await vi.dynamicImportSettled();
  expect(hasWords('de', 'stage')).toBe(false);
  await withStageWords(() => import('./en/stage.ts'))();
  expect(hasWords('de', 'stage')).toBe(true);
  setLanguage('fr');
  await expect.poll(() => hasWords('fr', 'stage')).toBe(true);
});
