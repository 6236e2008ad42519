import { PSEUDO } from '../apps/web/src/words/preferred.ts';
import { cutInPage } from '../apps/web/test/cut-in-page.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import { settle } from '../testing/show/fit.ts';
import {
  languages,
  longerTexts,
  misfitsByLanguage,
  textMisfitsBySize,
  windowsFor,
} from '../testing/show/language-fit.ts';
import { overflows } from '../testing/show/overflow.ts';
import { stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { walks, windowsOf } from '../testing/show/walks.ts';
import { speakOn } from '../testing/show/words.ts';
import { expect, test } from './support/fixtures.ts';

for (const [name, walk] of Object.entries(walks)) {
  const windows = windowsOf(name);
  test(`every state on the way through ${name} fits with longer texts`, async ({
    page,
    server,
    allow,
  }) => {
    // Pages that do not exist, and a game that was changed elsewhere, are visited on purpose.
    allow(/status of (404|412)/);
    await page.clock.install();
    await speakOn(page, PSEUDO, server.origin);
    await walk(page, async (state) => {
      await waitForAnimations(page);
      const found = await textMisfitsBySize(page, { windows, texts: longerTexts });
      expect.soft(found, state).toEqual({});
      const { narrow, large } = await overflows(page);
      expect.soft(narrow, `${state}, 320 px wide`).toBe('');
      expect.soft(large, `${state}, text at 200 %`).toBe('');
    });
  });

  test(`every state on the way through ${name} fits in ${languages.join(', ')}`, async ({
    page,
    allow,
  }) => {
    allow(/status of (404|412)/);
    await page.clock.install();
    await walk(page, async (state) => {
      await waitForAnimations(page);
      const look = { windowsOf: (code: string) => windowsFor(code, windows) };
      expect.soft(await misfitsByLanguage(page, windows, look), state).toEqual({});
      await page.setViewportSize({ width: 1366, height: 768 });
    });
  });
}

test('the look itself finds a text that is cut off, one that leaves its button, and two in one place', async ({
  page,
  server,
}) => {
  await speakOn(page, PSEUDO, server.origin);
  await hostShow(page);
  const { submit, randomize } = stageOf(page);
  const look = async () => {
    await settle(page);
    return (await page.evaluate(cutInPage, longerTexts)).join('; ');
  };
  expect(await look()).toBe('');
  const change = (button: typeof submit, style: string) =>
    button.evaluate((element, text) => {
      element.style.cssText = text;
    }, style);
  await change(submit, 'width: 40px; overflow: hidden');
  expect(await look()).toContain('is cut off');
  await change(submit, 'width: 40px; white-space: nowrap');
  expect(await look()).toContain('leaves its button');
  await change(submit, '');
  await change(randomize, 'translate: -200px');
  expect(await look()).toContain('lies over');
});
