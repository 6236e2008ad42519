import { createAccount, unique } from '../testing/show/api.ts';
import { fortyRows } from '../testing/show/forty-rows.ts';
import { signIn } from '../testing/show/host.ts';
import { card, choose, openMyWheels, readGame } from '../testing/show/library.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

test('a host pastes forty rows, mends two, saves, edits a typo, shares the link, and a colleague copies it', async ({
  page,
  browser,
  server,
}) => {
  const host = await createAccount(page.request);
  const title = unique('Forty evenings');
  await signIn(page, host);
  await page.getByRole('link', { name: 'Build' }).click();
  await page.getByLabel('Game Title').fill(title);
  await page.getByRole('radio', { name: 'Anyone with the link' }).check();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste a list' });
  await paste.getByLabel('List').fill(fortyRows());
  await expect(paste.getByText('38 entries ready')).toBeVisible();
  await expect(paste.getByText('2 rows stay in the box')).toBeVisible();
  await paste.getByRole('button', { name: 'Add 38 entries' }).click();
  await expect(paste.getByLabel('List')).toHaveValue('Robots\tR2-D2\nFamous quote\t');
  await paste.getByLabel('List').fill('Robots\tOne of meny\nFamous quote\tHere is looking at you');
  await paste.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByTestId('entry-card')).toHaveCount(40);
  await page.getByRole('button', { name: named('CREATE GAME') }).click();
  await expect(page.getByRole('dialog')).toContainText('Your game was successfully created!');
  await page.getByRole('button', { name: named('Go back to main menu') }).click();

  await openMyWheels(page);
  await expect(card(page, title)).toContainText('40 puzzles');
  await choose(page, title, 'Edit');
  const typo = page.getByTestId('entry-card').nth(38).getByLabel('Searched Word');
  await expect(typo).toHaveValue('One of meny');
  await typo.fill('One of many');
  await page.getByRole('button', { name: named('SAVE CHANGES') }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await openMyWheels(page);
  await choose(page, title, 'Share');
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();

  const colleague = await browser.newContext({ baseURL: server.origin });
  const desk = await colleague.newPage();
  const account = await createAccount(desk.request);
  await signIn(desk, account);
  await desk.goto(link);
  await desk.getByRole('button', { name: 'Copy to my games' }).click();
  await expect(desk.getByText(`“${title}” is in your games`)).toBeVisible();
  await openMyWheels(desk);
  await expect(card(desk, title)).toContainText('Only me');
  await choose(desk, title, 'Edit');
  await expect(desk.getByTestId('entry-card')).toHaveCount(40);
  const copyId = new URL(desk.url()).searchParams.get('game') ?? '';
  const copy = await readGame(desk, copyId, account);
  expect(copy.entries[38]).toEqual({ category: 'Robots', searchedWord: 'One of many' });
  await colleague.close();
});
