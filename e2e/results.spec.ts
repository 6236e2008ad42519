import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createGame, unique } from '../testing/show/api.ts';
import { named, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow, twoPuzzles } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scoresOf = (page: Page) => page.getByTestId('team-score');

/** The first puzzle is solved by the Night Owls, the second by nobody. */
async function finishShow(page: Page) {
  const stage = stageOf(page);
  await submitPhrase(page, 'red dog');
  await stage.star(1).click();
  await stage.next.click();
  await stage.plus(0).click();
  await submitPhrase(page, 'summer rain');
  await stage.next.click();
  await expect(page).toHaveURL('/winner');
}

test('Play again begins the same game at its first puzzle with all scores at 0', async ({
  page,
}) => {
  await hostShow(page, { puzzles: twoPuzzles });
  const stage = stageOf(page);
  const colours = () => stage.teams.evaluateAll((cards) => cards.map((card) => card.style.cssText));
  const before = await colours();
  await finishShow(page);
  await button(page, 'Play again').click();
  await expect(page).toHaveURL('/game');
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(scoresOf(page)).toHaveText(['0', '0']);
  await expect(stage.tiles.filter({ hasText: /./ })).toHaveCount(0);
  await expect(stage.team(1)).toContainText('Night Owls');
  expect(await colours()).toEqual(before);
  await page.reload();
  await expect(scoresOf(page)).toHaveText(['0', '0']);
});

test('Another game, same teams leads over the search to the wheel, and past the team setup', async ({
  page,
}) => {
  const title = unique('Second game');
  await createGame(page.request, title, [{ category: 'Fruit', searchedWord: 'Ripe plum' }]);
  await hostShow(page, { puzzles: twoPuzzles });
  await finishShow(page);
  await button(page, 'Another game, same teams').click();
  await expect(page).toHaveURL('/search');
  await page.getByLabel('Search Games').fill(title);
  await page.keyboard.press('Enter');
  await button(page, title).click();
  await expect(page).toHaveURL('/wheel');
  await page.getByRole('button', { name: named('START GAME WITH WHEEL') }).click();
  await expect(page.getByText('FRUIT')).toBeVisible();
  await expect(scoresOf(page)).toHaveText(['0', '0']);
  await expect(stageOf(page).team(0)).toContainText('Red Pandas');
  await expect(stageOf(page).team(1)).toContainText('Night Owls');

  // START GAME ended it: the next game chosen has a team setup again.
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await button(page, title).click();
  await expect(page).toHaveURL('/teams');
});

const openResults = async (page: Page) => {
  await button(page, 'Results').click();
  const table = page.getByRole('table', { name: 'Points by puzzle and team' });
  await expect(table).toBeVisible();
  return {
    table,
    cells: (row: string | RegExp) => table.getByRole('row', { name: row }).getByRole('cell'),
  };
};

/** Presses it and reads the file that arrives. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.describe('the results of a show played by hand', () => {
  test('tell who gained what on which puzzle, and keep it through a reload', async ({ page }) => {
    await hostShow(page, { puzzles: twoPuzzles });
    await finishShow(page);
    await page.reload();
    const { table, cells } = await openResults(page);
    await expect(table.getByRole('columnheader')).toHaveText([
      'Puzzle',
      /Red Pandas/,
      /Night Owls/,
    ]);
    await expect(cells(/Red dog/)).toHaveText(['', /^1000/]);
    await expect(cells(/Red dog/).nth(1)).toContainText('solved it');
    await expect(cells(/Summer rain/)).toHaveText(['100', '']);
    await expect(cells(/^Sum\b/)).toHaveText(['100', '1000']);
    await page.keyboard.press('Escape');
    await expect(table).toBeHidden();
    await expect(button(page, 'Results')).toBeFocused();
  });

  test('name a skipped puzzle, and count what was taken back as never given', async ({ page }) => {
    await hostShow(page, { puzzles: twoPuzzles, played: [{ type: 'nextPuzzle' }] });
    const stage = stageOf(page);
    await stage.plus(0).click();
    await stage.undo.first().click();
    await expect(stage.score(0)).toHaveText('0');
    await page.goto('/winner');
    const { cells } = await openResults(page);
    await expect(cells(/Red dog/)).toHaveText(['skipped']);
    await expect(cells(/Summer rain/)).toHaveText(['not solved']);
    await expect(cells(/^Sum\b/)).toHaveText(['0', '0']);
  });

  test('are saved as a file that a spreadsheet takes, without a formula in it', async ({
    page,
  }) => {
    await hostShow(page, { puzzles: twoPuzzles, teams: ['=1+1', 'Ärger, "Blau"'] });
    await finishShow(page);
    await openResults(page);
    const { name, bytes } = await saved(page, 'Save as CSV');
    expect(name).toBe('Evening show results.csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString('utf8').split('\r\n')).toEqual([
      'sep=,',
      `Puzzle,Category,Phrase,Kind,Solved by,'=1+1,"Ärger, ""Blau"""`,
      '1,Animal,Red dog,Round,"Ärger, ""Blau""",0,1000',
      `2,Weather,Summer rain,Round,,100,0`,
      'Sum,,,,,100,1000',
      '',
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'Saved:' })).toHaveText(
      'Saved: Evening show results.csv',
    );
  });

  test('are saved as a picture, or shared where the system can', async ({ page }) => {
    await hostShow(page, { puzzles: twoPuzzles });
    await finishShow(page);
    await openResults(page);
    const { name, bytes } = await saved(page, 'Save picture');
    expect(name).toBe('Evening show results.png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

    await page.evaluate(() => {
      const share = async ({ files }: ShareData) => {
        document.title = `shared ${files?.map((file) => `${file.name} ${file.type}`)}`;
      };
      Object.assign(navigator, { canShare: () => true, share });
    });
    await button(page, 'Save picture').click();
    await expect(page).toHaveTitle('shared Evening show results.png image/png');
  });

  test('are printed whole, over as many sheets as they need', async ({ page }) => {
    const puzzles = Array.from({ length: 60 }, (_, at) => ({
      category: `Category ${at + 1}`,
      searchedWord: 'Red dog',
    }));
    const played = puzzles.slice(1).map(() => ({ type: 'nextPuzzle' }) as const);
    await hostShow(page, { puzzles, played });
    await page.goto('/winner');
    await openResults(page);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(sheets?.length, `sheets of ${format}`).toBeGreaterThan(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Evening show' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(62);
    await expect(page.getByRole('row').last()).toBeVisible();
  });
});
