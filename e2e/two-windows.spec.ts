import { expectBoard, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const elsewhere = 'This show is running in another window';

test('a second window follows the show and changes nothing until it takes over', async ({
  page,
  context,
}) => {
  await hostShow(page);
  const host = stageOf(page);
  await host.key('D').click();
  await expectBoard(page, '..D D..');

  const second = await context.newPage();
  await second.goto('/game');
  const follower = stageOf(second);
  await expect(second.getByText(elsewhere)).toBeVisible();
  await expectBoard(second, '..D D..');

  await follower.plus(0).click({ force: true });
  await follower.key('G').click({ force: true });
  await second.keyboard.press('g');
  await host.plus(1).click();
  await expect(follower.score(1)).toHaveText('100');
  await expect(follower.score(0)).toHaveText('0');
  await expectBoard(second, '..D D..');

  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(second.getByText(elsewhere)).toBeHidden();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await follower.key('G').click();
  await expectBoard(second, '..D D.G');
  await expectBoard(page, '..D D.G');
  await host.plus(0).click({ force: true });
  await expect(host.score(0)).toHaveText('0');

  await page.close();
  await second.reload();
  await expectBoard(second, '..D D.G');
  await expect(follower.score(1)).toHaveText('100');
  await expect(second.getByText(elsewhere)).toBeHidden();
});

test('opening /teams in a second window does not end the running show @full', async ({
  page,
  context,
}) => {
  await hostShow(page);
  const second = await context.newPage();
  await second.goto('/teams');
  await expect(second.getByRole('button', { name: 'Take over' })).toBeVisible();
  await stageOf(page).key('D').click();
  await expectBoard(page, '..D D..');
  await expect(stageOf(page).teams).toHaveCount(2);
});

test('when the hosting window closes, the other goes on by itself @full', async ({
  page,
  context,
}) => {
  await hostShow(page);
  const second = await context.newPage();
  await second.goto('/game');
  await expect(second.getByText(elsewhere)).toBeVisible();
  await page.close();
  await expect(second.getByText(elsewhere)).toBeHidden();
  await stageOf(second).key('D').click();
  await expectBoard(second, '..D D..');
});
