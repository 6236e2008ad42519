import { expect, type Page } from '@playwright/test';
import { PRESETS } from '@wheel/game';
import type { Entry } from './api.ts';
import { chooseGame, finalizeTeams, nameTeams } from './host.ts';
import { stageOf } from './stage.ts';
import { hostShow } from './stored-show.ts';
import type { Visit, Walk } from './walk.ts';
import { wordsOn } from './words.ts';

const puzzles: readonly Entry[] = [
  'Film title',
  'Around the kitchen',
  'Proverb',
  'What are they doing?',
  'A category of some length',
].map((category) => ({ category, searchedWord: 'The early bird catches the worm' }));
const names = ['Red Pandas', 'Blue Whales', 'Golden Geese', 'Tree Frogs'];
const eight = [...names, 'Flamingos', 'Night Owls', 'Geckos', 'A Team With A Long Name'];

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

/** How a game is going to be played, before and in it. */
async function plan(page: Page, visit: Visit) {
  const { show, desk } = wordsOn(page);
  const { rules, houseRules, order } = desk;
  const { presets, kinds } = show.game;
  await chooseGame(page, puzzles);
  await nameTeams(page, names);
  await finalizeTeams(page);
  await press(page, rules.adjust);
  await visit('wheel-house-manual');
  await press(page, desk.done);
  await page.getByRole('radio', { name: presets.classic }).check();
  await press(page, show.setup.wheel.fill);
  await expect(page.getByTestId('wheel-segment')).toHaveCount(20);
  await visit('wheel-classic');
  await press(page, rules.adjust);
  await page.getByLabel(houseRules.figures.vowelPrice).fill('300');
  await expect(
    page.getByRole('button', { name: houseRules.backTo({ rules: presets.classic }) }),
  ).toBeVisible();
  await visit('wheel-house-changed');
  await press(page, desk.done);
  await press(page, show.setup.wheel.order);
  await page.getByLabel(order.kindOf({ number: 5 })).selectOption(kinds.bonus);
  await visit('wheel-order');
  await press(page, desk.done);
  await hostShow(page, { puzzles, teams: names });
  await press(page, rules.title);
  await visit('game-rules');
  await press(page, desk.done);
  await press(page, order.title);
  await page.getByRole('button', { name: order.goToPuzzle({ category: 'Proverb' }) }).click();
  await expect(page.getByText('3 / 5')).toBeVisible();
  await press(page, order.title);
  await page.getByLabel(order.kindOf({ number: 4 })).selectOption(kinds.tossUp);
  await visit('game-order');
}

/** Both clocks and one alone, held and up, beside the wheel and without it. */
async function clocks(page: Page, visit: Visit) {
  const words = wordsOn(page).desk.clocks;
  const rules = { ...PRESETS.manual, turnSeconds: 30, puzzleSeconds: 180 };
  await hostShow(page, { puzzles, teams: eight, rules });
  await visit('clocks');
  const turn = page.getByTestId('clock-turn');
  await turn.getByRole('button', { name: words.start }).click();
  await page.clock.fastForward(30_000);
  await expect(turn).toContainText(words.timeIsUp);
  await visit('clocks-up');
  await stageOf(page).hide.click();
  await visit('clocks-hidden');
  await hostShow(page, { puzzles, teams: names, rules: { ...PRESETS.manual, turnSeconds: 30 } });
  await visit('clock-alone');
}

/** Own chips where the wheel is built, and the dialog that makes them. */
async function ownChips(page: Page, visit: Visit) {
  const { show, stage } = wordsOn(page);
  const { chips } = stage;
  await page.goto('/wheel');
  await press(page, show.setup.wheel.ownChip);
  const field = page.getByRole('textbox', { name: chips.prize });
  for (const text of ['Free coffee', 'Choose the music now', 'Donaudampfschifffahr', 'Joker']) {
    await field.fill(text);
    await press(page, chips.add);
    await expect(field).toHaveValue('');
  }
  await field.fill('free coffee');
  await press(page, chips.add);
  await expect(page.getByRole('alert')).toHaveText(chips.same({ chip: 'Free coffee' }));
  await visit('own-chips-refused');
  await page.getByRole('radio', { name: chips.points }).check();
  await visit('own-chips-points');
  await press(page, stage.dialog.done);
  await expect(page.getByTestId('own-chip')).toHaveCount(4);
  await visit('wheel-own-chips');
}

export const planWalks: Readonly<Record<string, Walk>> = { plan, clocks, ownChips };
