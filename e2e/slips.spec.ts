import { chooseGame, finalizeTeams, nameTeams, twoPuzzles } from '../testing/show/host.ts';
import { expectBoard, named, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

test('a double click on FINALIZE TEAMS does not start the game as well', async ({ page }) => {
  await chooseGame(page, twoPuzzles);
  await page.getByRole('button', { name: named('FINALIZE TEAMS') }).dblclick({ delay: 60 });
  await expect(page.getByTestId('wheel')).toBeVisible();
  await expect(page).toHaveURL('/wheel');
});

test('double clicks during a puzzle neither skip the star nor guess on the next board', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await stage.phrase.fill('red dog');
  await stage.submit.dblclick();
  await expectBoard(page, 'RED DOG');
  await stage.star(0).dblclick();
  await expect(stage.score(0)).toHaveText('1000');
  await stage.next.dblclick();
  await expectBoard(page, '...... ....');
  await expect(stage.cross).toHaveCount(0);
});

test('the notice of a removed team leaves FINALIZE TEAMS in reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseGame(page, twoPuzzles);
  await nameTeams(page, ['Red Pandas', 'Night Owls']);
  await page.getByRole('button', { name: 'Remove Night Owls' }).click();
  await expect(page.getByText('Night Owls removed')).toBeVisible();
  await finalizeTeams(page);
});

test('a score field shows whole points from 0 on while it is typed into', async ({ page }) => {
  await chooseGame(page, twoPuzzles);
  const score = page.getByLabel('Score');
  await score.fill('-5');
  await expect(score).toHaveValue('0');
  await score.fill('2.7');
  await expect(score).toHaveValue('2');
  await score.fill('');
  await expect(score).toHaveValue('');
  await score.pressSequentially('250');
  await expect(score).toHaveValue('250');
});

test('a show of puzzles with text ids survives a reload', async ({ page }) => {
  await page.route('**/api/quiz/*', async (route) => {
    const response = await route.fetch();
    const puzzles = (await response.json()) as { id: number }[];
    await route.fulfill({
      response,
      json: puzzles.map((puzzle) => ({ ...puzzle, id: `id-${puzzle.id}` })),
    });
  });
  await hostShow(page);
  await stageOf(page).key('D').click();
  await expectBoard(page, '..D D..');
  await page.reload();
  await expectBoard(page, '..D D..');
});

test.describe(() => {
  test.use(withMotion);

  test('a letter goes on being marked as correct for a second when others follow at once', async ({
    page,
  }) => {
    await hostShow(page);
    const stage = stageOf(page);
    const ofLetter = (letter: string) => stage.tiles.filter({ hasText: letter });
    await page.evaluate(() => {
      const states: [number, string][] = [];
      const note = () => {
        const tile = document.querySelectorAll('[data-testid=tile]')[2];
        const state = tile?.getAttribute('data-state') ?? '';
        if (states.at(-1)?.[1] !== state) states.push([performance.now(), state]);
      };
      note();
      new MutationObserver(note).observe(document.body, { subtree: true, attributes: true });
      Object.assign(window, { states });
    });
    await page.keyboard.press('d');
    await page.keyboard.press('g');
    await page.keyboard.press('z');
    await expect(stage.cross).toBeVisible();
    await expect(ofLetter('D').first()).toHaveAttribute('data-state', 'revealed');
    const states = await page.evaluate(() => Reflect.get(window, 'states') as [number, string][]);
    expect(states.map(([, state]) => state)).toEqual(['hidden', 'correct', 'revealed']);
    const [, lit = [0], settled = [0]] = states;
    expect(settled[0] - lit[0]).toBeGreaterThanOrEqual(1000);
  });
});
