import type { Page } from '@playwright/test';
import { chooseGame, finalizeTeams, nameTeams, startGame } from '../testing/show/host.ts';
import { expectBoard, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const PHRASES = ['Xylophon quartz', 'Jumpy wizard'];

/** Writes down every word that windows of this browser say to this one. */
const recordMessages = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const Channel = window.BroadcastChannel;
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });

const messagesTo = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('a second window follows the show from screen to screen and hears no hidden letter', async ({
  page,
  context,
}) => {
  await chooseGame(
    page,
    PHRASES.map((searchedWord) => ({ category: 'Odd', searchedWord })),
  );
  const second = await context.newPage();
  await recordMessages(second);
  await second.goto('/game');
  await expect(second).toHaveURL('/teams');
  await nameTeams(page, ['Aces', 'Bees']);
  await expect(second.getByLabel('Team Name').last()).toHaveValue('Bees');
  await finalizeTeams(page);
  await expect(second).toHaveURL('/wheel');
  await startGame(page);
  await expect(second).toHaveURL('/game');

  const stage = stageOf(page);
  await stage.key('Z').click();
  await expectBoard(second, '........ .....Z');
  const early = (await messagesTo(second)).join('\n');
  expect(early).not.toMatch(/xylophon|quartz|jumpy|wizard|searchedWord/i);
  const letters = [...early.matchAll(/"letter":"(.)"/g)].map(([, letter]) => letter);
  expect(new Set(letters)).toEqual(new Set(['Z']));

  await submitPhrase(page, 'xylophon quartz');
  await stage.star(1).click();
  await stage.next.click();
  await expectBoard(second, '..... ......');
  await stage.undo.click();
  await expect(second.getByText('1 / 2')).toBeVisible();
  await stage.next.click();
  await submitPhrase(page, 'jumpy nonsense');
  expect((await messagesTo(second)).join('\n')).not.toMatch(/jumpy|wizard|searchedWord/i);
  await submitPhrase(page, 'jumpy wizard');
  await stage.next.click();
  await expect(second).toHaveURL('/winner');
  await expect(second.getByTestId('podium-1')).toContainText('Bees');
  expect((await messagesTo(second)).length).toBeGreaterThan(5);
});
