import type { Page } from '@playwright/test';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

async function openSounds(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stage', exact: true }).click();
  await page.getByRole('tab', { name: 'Sounds' }).click();
}

/** The paths under `/sounds` that this page has asked for since it was loaded, with how often. */
const asked = (page: Page, folder: string) =>
  page.evaluate(
    (prefix) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(prefix)),
    folder,
  );

/** Plays where the sound is loaded and the browser lets it sound. */
async function expectToSound(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Try ${name}` });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 100 });
  }).toPass();
}

/** A WAV of a second, with one channel. */
function tone(): Buffer {
  const rate = 8000;
  const samples = Int16Array.from({ length: rate }, (_, at) => (at % 20 < 10 ? 9000 : -9000));
  const size = samples.byteLength;
  const [riff, wave, fmt, data] = [0x46464952, 0x45564157, 0x20746d66, 0x61746164];
  const sampling = [0x10001, rate, rate * 2, 0x100002];
  const head = Int32Array.of(riff, 36 + size, wave, fmt, 16, ...sampling, data, size);
  return Buffer.concat([head, samples].map(({ buffer }) => Buffer.from(buffer)));
}

test('[L10] a file of one’s own sounds, and nothing of it is sent', async ({ page }) => {
  await hostShow(page);
  await openSounds(page);
  await expectToSound(page, 'Wrong');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const row = page.getByRole('listitem').filter({ hasText: 'Wrong' });
  await row
    .getByLabel('Own file…')
    .setInputFiles({ name: 'sad-trombone.wav', mimeType: 'audio/wav', buffer: tone() });
  await expect(row).toContainText('sad-trombone.wav, 1 s');
  await expectToSound(page, 'Wrong');
  expect(requests).toEqual([]);
  await page.reload();
  await openSounds(page);
  await expect(row).toContainText('sad-trombone.wav, 1 s');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[L9] a chosen set is fetched once, and sounds offline after a reload', async ({
    page,
    ownServer,
    allow,
  }) => {
    allow(/Failed to load resource|did not answer/);
    const server = await ownServer();
    await page.goto(server.origin);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await page.goto(`${server.origin}/game`);
    await openSounds(page);
    await expectToSound(page, 'Buzzer');
    expect(await asked(page, '/sounds/soft/')).toEqual([]);
    await page.getByRole('radio', { name: 'Soft' }).click();
    await expect.poll(() => asked(page, '/sounds/soft/')).toHaveLength(9);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/sounds/soft/buzz.mp3'))?.ok))
      .toBe(true);
    await page.getByRole('radio', { name: 'Television' }).click();
    await page.getByRole('radio', { name: 'Soft' }).click();
    await expectToSound(page, 'Buzzer');
    expect(new Set(await asked(page, '/sounds/soft/')).size).toBe(9);
    expect(await asked(page, '/sounds/soft/')).toHaveLength(9);
    expect(await asked(page, '/sounds/arcade/')).toEqual([]);

    await server.cutOff();
    await page.reload();
    await openSounds(page);
    await expect(page.getByRole('radio', { name: 'Soft' })).toBeChecked();
    await expectToSound(page, 'Buzzer');
    expect(await asked(page, '/sounds/soft/')).toHaveLength(9);
    expect(await asked(page, '/sounds/')).toHaveLength(9);
  });
});
