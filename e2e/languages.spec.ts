import type { Page } from '@playwright/test';
import { PRESETS } from '@wheel/game';
import { axeViolations } from '../testing/browser/axe-violations.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import { unique } from '../testing/show/api.ts';
import { finalizeTeams, nameTeams, startGame } from '../testing/show/host.ts';
import {
  closeDialog,
  joinAsPhone,
  openRoom,
  openScreen,
  otherDevice,
  pressBuzzer,
  saysOf,
} from '../testing/show/room.ts';
import {
  closeReward,
  expectBoard,
  expectCross,
  named,
  quickSpin,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { speakOn, wordsIn } from '../testing/show/words.ts';
import { expect, test } from './support/fixtures.ts';

type Puzzle = { readonly category: string; readonly word: string; readonly board: string };

/** What a host of the language would play, with its own letters. */
const EVENINGS: Readonly<Record<string, readonly [Puzzle, Puzzle]>> = {
  de: [
    { category: 'Essen und Trinken', word: 'Süße Äpfel', board: 'SÜSSE ÄPFEL' },
    { category: 'Tiere', word: 'Grüner Frosch', board: 'GRÜNER FROSCH' },
  ],
  es: [
    { category: 'Comida y bebida', word: 'Piña y limón', board: 'PIÑA Y LIMÓN' },
    { category: 'Fiestas', word: 'Feliz año nuevo', board: 'FELIZ AÑO NUEVO' },
  ],
  fr: [
    { category: 'À table', word: 'Un œuf à la coque', board: 'UN OEUF À LA COQUE' },
    { category: 'Saisons', word: "C'est l'été", board: 'C’EST L’ÉTÉ' },
  ],
};

const tilesOf = (board: string) => board.replace(/\p{L}/gu, '.');

async function expectNoViolations(page: Page, state: string) {
  await waitForAnimations(page);
  expect.soft(await axeViolations(page), state).toEqual([]);
}

for (const [code, [first, second]] of Object.entries(EVENINGS)) {
  test.describe(`in ${code}`, () => {
    test('a game is built and played to the podium by the words of the language', async ({
      page,
      server,
    }) => {
      const { start, show, library } = await speakOn(page, code, server.origin);
      const stage = stageOf(page);
      const { build } = library;
      const button = (text: string) => page.getByRole('button', { name: named(text) });
      await page.clock.install();

      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(start.startTitle);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(start.headline);
      await expectNoViolations(page, 'start');

      await page.getByRole('link', { name: start.header.build, exact: true }).click();
      await expect(page.getByTestId('game-language')).toHaveValue(code);
      await page.getByLabel(build.gameTitle, { exact: true }).fill(unique('Abend'));
      const cards = page.getByTestId('entry-card');
      for (const [at, { category, word }] of [first, second].entries()) {
        if (at > 0) await button(build.entries.add).click();
        await cards.nth(at).getByLabel(build.entry.category).fill(category);
        await cards.nth(at).getByLabel(build.entry.searchedWord).fill(word);
      }
      await expectNoViolations(page, 'build');
      await button(build.create).click();
      await expect(page.getByRole('dialog')).toContainText(build.created.title);
      await button(build.created.play).click();
      await expect(page).toHaveURL('/teams');

      await nameTeams(page, ['Aces', 'Bees']);
      await expectNoViolations(page, 'teams');
      await finalizeTeams(page);
      await expectNoViolations(page, 'wheel');
      await startGame(page);
      await expectBoard(page, tilesOf(first.board));
      await expectNoViolations(page, 'game');
      await expectCross(page, () => stage.key('W').click());
      await quickSpin(page);
      await closeReward(page);
      await submitPhrase(page, first.word);
      await expectBoard(page, first.board);
      await stage.star(1).click();
      await expect(stage.score(1)).toHaveText('1000');
      await button(show.nextWord).click();
      await expectBoard(page, tilesOf(second.board));
      await submitPhrase(page, second.word);
      await expectBoard(page, second.board);
      await stage.star(1).click();
      await button(show.awardCeremony).click();
      await expect(page.getByTestId('podium-1')).toContainText('Bees');
      await expect(page.getByText(show.end.winner, { exact: true }).first()).toBeVisible();
      await expectNoViolations(page, 'winner');
      await page.getByRole('button', { name: show.end.next.results, exact: true }).click();
      await expect(page.getByRole('table')).toContainText(show.end.results.sum);
      await expectNoViolations(page, 'results');
    });

    test('a Classic show is hosted by the words of the language', async ({ page, server }) => {
      const { show, desk } = await speakOn(page, code, server.origin);
      const stage = stageOf(page);
      const bar = page.getByTestId('desk-bar');
      await page.clock.install();
      await hostShow(page, {
        puzzles: [{ category: first.category, searchedWord: 'Rote Grütze' }],
        rules: PRESETS.classic,
      });
      const { may, moves } = desk.bar;
      await expect(bar).toContainText(may.anyOf({ moves: [moves.spin, moves.solve] }));
      await expectNoViolations(page, 'desk');
      await bar.getByLabel(desk.actions.value).fill('600');
      await page.keyboard.press('Enter');
      await page.keyboard.press('t');
      await expectBoard(page, '..T. ...T..');
      await page.keyboard.press('e');
      await expectBoard(page, '..TE ...T.E');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: show.game.shortcuts.title })).toContainText(
        show.game.shortcuts.keys.shift,
      );
      await expectNoViolations(page, 'shortcuts');
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: named(desk.actions.pass) }).click();
      await expect(stage.team(1)).toHaveAttribute('aria-current', 'true');
      await stage.undo.click();
      await expect(stage.team(0)).toHaveAttribute('aria-current', 'true');
      await submitPhrase(page, 'rote grütze');
      await expectBoard(page, 'ROTE GRÜTZE');
      await page.getByRole('button', { name: named(show.awardCeremony) }).click();
      await expect(page.getByTestId('podium-1')).toBeVisible();
    });

    test('a room of the language has a phone, and a screen that speaks it', async ({
      page,
      context,
      server,
    }) => {
      const { room } = await speakOn(page, code, server.origin);
      await hostShow(page, { teams: ['Aces', 'Bees'] });
      const roomCode = await openRoom(page);
      await expectNoViolations(page, 'room');
      await closeDialog(page);
      const phone = await otherDevice(context, server.origin);
      await speakOn(phone, code, server.origin);
      await joinAsPhone(phone, roomCode, { name: 'Mia', team: 'Aces' });
      await expectNoViolations(phone, 'phone');
      await page.getByRole('button', { name: room.host.bar.openBuzzers }).click();
      await expect(saysOf(phone)).toContainText(room.phone.buzzer.open);
      await pressBuzzer(phone);
      await expect(saysOf(phone)).toContainText(room.phone.buzzer.first);
      await expect(page.getByTestId('buzz-order')).toContainText('Aces');
      // The wall's own browser is English.
      const wall = await otherDevice(context, server.origin);
      await openScreen(wall, roomCode);
      await expect(wall.locator('html')).toHaveAttribute('lang', code);
      await expect(stageOf(wall).words.first()).toBeVisible();
      await expectNoViolations(wall, 'screen');
      await Promise.all([phone, wall].map((other) => other.context().close()));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the start page speaks the language', async ({ page, server }) => {
        const { start } = await speakOn(page, code, server.origin);
        await page.goto('/');
        await expect(page).toHaveTitle(start.startTitle);
        await expect(page.getByText(start.tagline)).toBeVisible();
        await expect(page.getByLabel(start.search.label)).toBeVisible();
      });
    });
  });
}

test('a switch keeps what was typed, the focus and the running spin, and is followed by other windows', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const [english, german] = await Promise.all([wordsIn('en'), wordsIn('de')]);
  await hostShow(page);
  const other = await context.newPage();
  await other.goto('/');
  await stageOf(page).phrase.fill('half a phra');
  await stageOf(page).spin.click();
  await expect(stageOf(page).wheel).toHaveAttribute('data-spinning', 'true');
  const isOld = await page.evaluate(() =>
    Reflect.set(window, 'old', document.querySelector('main')),
  );
  expect(isOld).toBe(true);
  await page.getByRole('combobox', { name: english.start.language }).selectOption('de');
  await expect(page.getByText(german.show.game.wheel.hide)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel(german.show.game.guess.phrase)).toHaveValue('half a phra');
  await expect(stageOf(page).wheel).toHaveAttribute('data-spinning', 'true');
  expect(
    await page.evaluate(() => Reflect.get(window, 'old') === document.querySelector('main')),
  ).toBe(true);
  await expect(other.getByText(german.start.tagline)).toBeVisible();
  await expect(other).toHaveTitle(german.start.startTitle);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['language=de']);
  await other.reload();
  await expect(other.getByText(german.start.tagline)).toBeVisible();
  await other.getByRole('combobox', { name: german.start.language }).selectOption('en');
  await expect(page.getByText(english.show.game.wheel.hide)).toBeVisible();
  await expect(page.getByLabel(english.show.game.guess.phrase)).toHaveValue('half a phra');
});

test('no other language is fetched by a page that speaks one', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/words\/(?!en-)/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await speakOn(page, 'fr', server.origin);
  await page.goto('/build');
  await expect(page.getByTestId('entry-card')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !/\/words\/fr-/.test(path))).toEqual([]);
});
