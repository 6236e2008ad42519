import type { Page } from '@playwright/test';
import { createGame, unique } from '../testing/show/api.ts';
import { openReviewersServer, report } from '../testing/show/reviewers.ts';
import { expect, test } from './support/fixtures.ts';

const two = [
  { category: 'Nickname', searchedWord: 'Everybody knows who' },
  { category: 'Weather', searchedWord: 'Rain' },
];
const current = (page: Page) => page.getByRole('article').getByRole('heading');

test('a reviewer sees what was reported and judges by key; a verdict is sent when its toast is gone', async ({
  page,
  ownServer,
}) => {
  await page.clock.install();
  const { open, request } = await openReviewersServer(page, ownServer);
  const [first, second, third] = [unique('Most'), unique('Fewer'), unique('Least')];
  const ids = new Map<string, string>();
  for (const title of [first, second, third]) ids.set(title, await createGame(request, title, two));
  for (const [title, reporters] of [
    [first, 3],
    [second, 2],
    [third, 1],
  ] as const)
    for (let at = 0; at < reporters; at++)
      await report(request, ids.get(title) ?? '', 'personal', `Note ${at}`);
  const verdicts: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/review/games/')) verdicts.push(sent.postDataJSON().verdict);
  });
  await open('/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('3 reported, 0 wait for approval')).toBeVisible();
  await expect(current(page)).toHaveText(first);
  await expect(page.getByRole('article')).toContainText('Everybody knows who');
  await expect(page.getByRole('article')).toContainText('Note 2');

  await page.keyboard.press('r');
  await expect(page.getByText(`“${first}” is removed`)).toBeVisible();
  await expect(current(page)).toHaveText(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(current(page)).toHaveText(first);
  await page.clock.fastForward(10_000);
  expect(verdicts).toEqual([]);

  // A toast under the pointer stays.
  await page.mouse.move(5, 400);
  await page.keyboard.press('h');
  await page.clock.fastForward(7000);
  await expect.poll(() => verdicts).toEqual(['hide']);
  // The next verdict sends the one before it at once.
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => verdicts).toEqual(['hide', 'keep']);
  await expect(page.getByText('Nothing waits for review.')).toBeVisible();
  // And so does leaving the page.
  await page.getByRole('link', { name: 'Wheel of Fortune' }).click();
  await expect.poll(() => verdicts).toEqual(['hide', 'keep', 'remove']);
  // Sent is not yet done.
  const statusOfThird = async () => (await request.get(`/api/quiz/${ids.get(third)}`)).status();
  await expect.poll(statusOfThird).toBe(404);
});

test('whoever is no reviewer is told so, and a guest goes to /login', async ({
  page,
  ownServer,
  allow,
}) => {
  allow(/status of 403|The games to review did not load/);
  const { openAsGuest, openAsHost } = await openReviewersServer(page, ownServer);
  await openAsGuest('/review');
  await expect(page).toHaveURL(/\/login$/);
  await openAsHost('/review');
  await expect(page.getByText('Only reviewers may do this.')).toBeVisible();
});
