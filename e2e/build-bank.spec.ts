import { bare } from '../apps/web/src/lib/bare.ts';
import { slowness } from '../testing/browser/clock.ts';
import { expectWithin } from '../testing/browser/expect-within.ts';
import { longestTaskOfEach } from '../testing/browser/trace.ts';
import { createAccount, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { readGame } from '../testing/show/library.ts';
import { named } from '../testing/show/stage.ts';
import { speakOn } from '../testing/show/words.ts';
import { expect, test } from './support/fixtures.ts';

for (const code of ['en', 'fr'])
  test(`a game is filled from the bank in ${code}, by hand and at random, and saved with its categories`, async ({
    page,
    server,
  }) => {
    const { library, bank: words } = await speakOn(page, code, server.origin);
    const { build } = library;
    const { paste } = build;
    const bank = words.dialog;
    const account = await createAccount(page.request);
    await signIn(page, account);
    await page.goto('/build');
    await page.getByLabel(build.gameTitle).fill(unique('Bank'));

    const open = page.getByRole('button', { name: build.bank.open });
    await open.click();
    const dialog = page.getByRole('dialog', { name: bank.title });
    const rows = dialog.getByTestId('bank-row');
    await expect(rows).toHaveCount(200);
    await expect(dialog.getByText(/^1[,.\s]?0\d\d/)).toBeAttached();
    const phrase = (await rows.nth(60).locator('label').textContent()) ?? '';
    await dialog.getByLabel(bank.filter).fill(bare(phrase).toUpperCase());
    await expect(rows).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: phrase, exact: true }).check();
    await dialog.getByLabel(bank.filter).fill('');
    await dialog.getByLabel(build.entry.category).selectOption('music');
    await dialog.getByRole('radio', { name: bank.difficulties.hard }).check();
    await expect(rows.first()).toContainText(bank.difficulties.hard);
    await dialog.getByRole('button', { name: bank.choose({ count: 5 }) }).click();
    await expect(dialog.getByRole('status')).toHaveText(bank.chosen({ count: 6 }));
    await dialog.getByRole('button', { name: paste.addCounted({ count: 6 }) }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.getByTestId('entry-card')).toHaveCount(6);

    await open.click();
    await expect(dialog.getByRole('checkbox', { name: phrase, exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const sent = page.waitForRequest('**/api/games');
    await page.getByRole('button', { name: named(build.create) }).click();
    await expect(page.getByRole('dialog', { name: build.created.title })).toBeVisible();
    const [{ quizId }] = (await sent).postDataJSON() as [{ readonly quizId: string }];
    const { entries, language } = await readGame(page, quizId, account);
    expect(language ?? 'en').toBe(code);
    expect(entries[0]?.searchedWord).toBe(phrase);
    const music = code === 'en' ? 'Music' : 'Musique';
    expect(entries.slice(1).map(({ category }) => category)).toEqual(Array(5).fill(music));
  });

test('a bank that does not load says so, and is asked for again', async ({ page, allow }) => {
  allow(/did not load|Failed to load resource|dynamically imported module/);
  await page.goto('/build');
  await page.route('**/assets/bank-dialog-*.js', (route) => route.abort());
  const open = page.getByRole('button', { name: 'From the bank' });
  await open.click();
  const text = page.getByText('The puzzle bank did not load. Please try again.');
  await expect(text).toBeVisible();
  await page.unroute('**/assets/bank-dialog-*.js');
  await page.route('**/assets/bank/en-*.txt', (route) => route.abort());
  // A browser may keep the failure of a file that it was asked to import; a page loaded anew does not.
  await page.reload();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Puzzle bank' });
  await expect(dialog.getByRole('alert')).toHaveText(
    'The puzzle bank did not load. Please try again.',
  );
  await page.unroute('**/assets/bank/en-*.txt');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByTestId('bank-row')).toHaveCount(200);
});

test('the bank is filtered without a task that would be long at a fourth of the speed', async ({
  page,
}) => {
  await page.goto('/build');
  await page.getByRole('button', { name: 'From the bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'Puzzle bank' });
  const filter = dialog.getByLabel('Filter');
  const category = dialog.getByLabel('Category');
  const hasRows = (count: number) =>
    page.waitForFunction(
      (wanted) => document.querySelectorAll('[data-testid=bank-row]').length === wanted,
      count,
    );
  await hasRows(200);
  const slow = await slowness(page);

  const steps = {
    typed: async () => {
      await filter.pressSequentially('zz');
      await expect(dialog.getByText(/more: filter$/)).toHaveCount(0);
    },
    cleared: async () => {
      await filter.fill('');
      await hasRows(200);
    },
    none: async () => {
      await filter.fill('nothing of that kind');
      await hasRows(0);
      await filter.fill('');
      await hasRows(200);
    },
    hard: async () => {
      await dialog.getByRole('radio', { name: 'Hard' }).check();
      await hasRows(200);
    },
    music: async () => {
      await category.selectOption('music');
      await expect(dialog.getByText(/more: filter$/)).toHaveCount(0);
    },
    all: async () => {
      await category.selectOption('');
      await dialog.getByRole('radio', { name: 'Any' }).check();
      await hasRows(200);
    },
  };
  await expectWithin((50 * slow) / 4, () => longestTaskOfEach(page, steps));
});
