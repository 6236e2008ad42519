import type { Browser, Page } from '@playwright/test';
import { watch } from '../testing/browser/watch.ts';
import {
  chipOf,
  closeDialog,
  inRoom,
  joinAsPhone,
  openRemote,
  openRoom,
  openScreen,
  pairingOf,
  pressBuzzer,
  saysOf,
} from '../testing/show/room.ts';
import { expectBoard, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const teams = ['Red Pandas', 'Blue Whales', 'Golden Geese', 'Tree Frogs'] as const;
const players = ['Mia', 'Jonas', 'Ada', 'Ben', 'Lotte', 'Emil', 'Frida', 'Paul'];
const puzzles = [
  { category: 'Animal', searchedWord: 'Red dog' },
  { category: 'Weather', searchedWord: 'Summer rain' },
];
const CURRENT_WITHIN_MS = 6000;

const device = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const watched = await watch(context);
  // A server that is killed is complained about by every browser.
  watched.allow(/WebSocket|Failed to load resource|ERR_|EventSource/);
  return context.newPage();
};

test('a whole evening: two screens, eight phones, a remote; sleep, a reload, and a killed server', async ({
  browser,
  ownServer,
}) => {
  const server = await ownServer({ PUBLIC_URL: 'http://wheel.example' });
  const open = () => device(browser, server.origin);
  const host = await open();
  const stage = stageOf(host);
  const token = pairingOf(host);
  await hostShow(host, { teams, puzzles });
  const code = await openRoom(host);

  const screens = [await open(), await open()];
  for (const screen of screens) await openScreen(screen, code);
  const phones: Page[] = [];
  for (const [at, name] of players.entries()) {
    const phone = await open();
    await joinAsPhone(phone, code, { name, team: teams[at % teams.length] ?? '' });
    phones.push(phone);
  }
  const phoneOf = (at: number) => phones[at] as Page;
  await inRoom(host, 'Pair a remote').click();
  const remote = await open();
  await openRemote(remote, code, await token);
  await inRoom(host, 'Done').click();
  await closeDialog(host);
  await expect(chipOf(host)).toContainText('8 phones · 2 screens');

  await test.step('a puzzle is played with buzzers', async () => {
    await stage.key('D').click();
    for (const screen of screens) await expectBoard(screen, '..D D..');
    await host.getByRole('button', { name: 'Open buzzers' }).click();
    for (const phone of phones) await expect(saysOf(phone)).toContainText('Buzzers open');
    await pressBuzzer(phoneOf(2));
    await expect(saysOf(phoneOf(2))).toContainText('You were first');
    await expect(saysOf(phoneOf(6))).toContainText('Your team buzzed');
    await expect(saysOf(phoneOf(0))).toContainText('Too late');
    for (const screen of screens)
      await expect(screen.getByTestId('buzz-banner')).toContainText('Golden Geese');
    await remote.getByRole('tab', { name: 'Scores' }).click();
    await remote.getByRole('button', { name: '+100 Golden Geese' }).click();
    await expect(remote.getByRole('status')).toContainText('Done');
    for (const screen of screens) await expect(stageOf(screen).score(2)).toHaveText('100');
  });

  await test.step('a phone sleeps and comes back to its team', async () => {
    const asleep = phoneOf(5);
    const context = asleep.context();
    await asleep.close();
    await expect(chipOf(host)).toContainText('7 phones');
    const awake = await context.newPage();
    await awake.goto(`/j/${code}`);
    await awake.getByRole('button', { name: 'Back to Blue Whales' }).click();
    await expect(saysOf(awake)).toContainText('Too late');
    phones[5] = awake;
    await expect(chipOf(host)).toContainText('8 phones');
  });

  await test.step('the host reloads', async () => {
    await host.reload();
    await expect(chipOf(host)).toContainText('8 phones · 2 screens');
    await expect(host.getByTestId('buzz-order')).toContainText('Golden Geese');
    await host.keyboard.press(',');
    for (const phone of phones) await expect(saysOf(phone)).toContainText('Wait');
    await submitPhrase(host, 'red dog');
    for (const screen of screens) await expectBoard(screen, 'RED DOG');
    await stage.star(0).click();
    await stage.next.click();
  });

  await test.step('the server is killed, the show goes on, and all are current soon after', async () => {
    await host.getByRole('button', { name: 'Open buzzers' }).click();
    await expect(saysOf(phoneOf(0))).toContainText('Buzzers open');
    await server.cutOff();
    await expect(chipOf(host)).toContainText('Room offline');
    for (const screen of screens) await expect(screen.getByText('Reconnecting')).toBeVisible();
    await expect(saysOf(phoneOf(0))).toContainText('Reconnecting');
    await stage.key('M').click();
    await stage.key('R').click();
    await stage.plus(3).click();
    await server.reconnect();
    const restartedAt = Date.now();
    for (const screen of screens) {
      await expectBoard(screen, '..MM.R R...');
      await expect(stageOf(screen).score(3)).toHaveText('100');
    }
    for (const phone of phones) await expect(saysOf(phone)).toContainText('Buzzers open');
    await expect(chipOf(host)).toContainText('8 phones · 2 screens');
    const tookMs = Date.now() - restartedAt;
    test.info().annotations.push({ type: 'current after', description: `${tookMs} ms` });
    expect(tookMs).toBeLessThanOrEqual(CURRENT_WITHIN_MS);
    await pressBuzzer(phoneOf(7));
    await expect(saysOf(phoneOf(7))).toContainText('You were first');
  });

  await test.step('no score is lost, and everybody sees the winner', async () => {
    const scores = ['1000', '0', '100', '100'];
    for (const [team, score] of scores.entries()) {
      await expect(stage.score(team)).toHaveText(score);
      for (const screen of screens) await expect(stageOf(screen).score(team)).toHaveText(score);
    }
    await submitPhrase(host, 'summer rain');
    await stage.next.click();
    for (const screen of screens)
      await expect(screen.getByTestId('podium-1')).toContainText('Red Pandas');
    for (const phone of phones) await expect(phone.getByText('WINNER')).toBeVisible();
  });

  await test.step('the room is closed', async () => {
    await host.goto('/game');
    await chipOf(host).click();
    await inRoom(host, 'Close the room').click();
    for (const phone of phones) await expect(saysOf(phone)).toContainText('Room closed');
    for (const screen of screens)
      await expect(screen.getByText('Room closed').first()).toBeVisible();
  });
});
