import { chooseGame, finalizeTeams, nameTeams, twoPuzzles } from '../testing/show/host.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/teams');
  await expect(page.getByTestId('team-card')).toHaveCount(1);
});

const addTeam = named('ADD TEAM');
const full = 'Maximum of 8 teams reached';

test('the team setup starts with one empty team', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'SET UP YOUR TEAMS' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'TEAMS', exact: true })).toBeVisible();
  const card = page.getByTestId('team-card');
  await expect(card.getByLabel('Team Name')).toHaveValue('');
  await expect(card.getByLabel('Score')).toHaveValue('0');
  await expect(card.getByLabel('Score')).toHaveAttribute('type', 'number');
});

test('the team setup adds teams up to eight, then says so', async ({ page }) => {
  const add = page.getByRole('button', { name: addTeam });
  for (let count = 2; count <= 8; count += 1) {
    await expect(page.getByText(full)).toHaveCount(0);
    await add.click();
    await expect(page.getByTestId('team-card')).toHaveCount(count);
  }
  await expect(page.getByText(full)).toBeVisible();
  await expect(add).toHaveCount(0);

  await page
    .getByTestId('team-card')
    .nth(7)
    .getByRole('button', { name: /remove/i })
    .click();
  await expect(page.getByTestId('team-card')).toHaveCount(7);
  await expect(page.getByText(full)).toHaveCount(0);
  await expect(add).toBeVisible();
});

test('the team setup removes the team whose button is pressed, down to none', async ({ page }) => {
  await nameTeams(page, ['Aces', 'Bees', 'Cats']);
  const cards = page.getByTestId('team-card');
  await cards
    .nth(1)
    .getByRole('button', { name: /remove/i })
    .click();
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0).getByLabel('Team Name')).toHaveValue('Aces');
  await expect(cards.nth(1).getByLabel('Team Name')).toHaveValue('Cats');
  await cards
    .nth(0)
    .getByRole('button', { name: /remove/i })
    .click();
  await cards
    .nth(0)
    .getByRole('button', { name: /remove/i })
    .click();
  await expect(cards).toHaveCount(0);
});

test('the team setup gives every team a border colour of its own', async ({ page }) => {
  await nameTeams(page, ['Aces', 'Bees', 'Cats', 'Dons', 'Elks', 'Foxes', 'Goats', 'Hens']);
  const colours = await page
    .getByTestId('team-card')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopColor));
  expect(new Set(colours).size).toBe(8);
});

test('the team setup keeps names and scores and goes to /wheel', async ({ page }) => {
  await chooseGame(page, twoPuzzles);
  await nameTeams(page, ['Aces', '']);
  await page.getByTestId('team-card').nth(0).getByLabel('Score').fill('450');
  await finalizeTeams(page);
  await page.getByRole('button', { name: named('START GAME WITHOUT WHEEL') }).click();
  const cards = page.getByTestId('team-card');
  await expect(cards.nth(0)).toContainText('Aces');
  await expect(cards.nth(0).getByTestId('team-score')).toHaveText('450');
  await expect(cards.nth(1)).toContainText('Team 2');
});

test('the team setup never lets a score below 0 or a broken number through', async ({ page }) => {
  const scores = [
    ['-50', '0'],
    ['', '0'],
    ['12.7', '12'],
    ['450', '450'],
  ] as const;
  await chooseGame(page, twoPuzzles);
  await nameTeams(page, ['Aces', 'Bees', 'Cats', 'Dons']);
  for (const [team, [typed]] of scores.entries()) {
    await page.getByTestId('team-card').nth(team).getByLabel('Score').fill(typed);
  }
  await finalizeTeams(page);
  await page.getByRole('button', { name: named('START GAME WITHOUT WHEEL') }).click();
  await expect(page.getByTestId('team-score')).toHaveText(scores.map(([, shown]) => shown));
});

test('coming back to the team setup clears the teams and unlocks them', async ({ page }) => {
  await nameTeams(page, ['Aces', 'Bees']);
  await finalizeTeams(page);
  await page.goBack();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByTestId('team-card')).toHaveCount(1);
  await expect(page.getByLabel('Team Name')).toHaveValue('');
  await page.getByRole('button', { name: addTeam }).click();
  await expect(page.getByTestId('team-card')).toHaveCount(2);
});

test('a reload of the team setup is an entry and clears the teams too', async ({ page }) => {
  await nameTeams(page, ['Aces', 'Bees']);
  await page.reload();
  await expect(page.getByTestId('team-card')).toHaveCount(1);
  await expect(page.getByLabel('Team Name')).toHaveValue('');
});
