import { availableParallelism, loadavg } from 'node:os';
import {
  CURRENT_WITHIN_MS,
  catchUp,
  closeTheRoom,
  openEvening,
  playWithBuzzers,
  reloadHost,
  seeTheWinner,
  sleepAndWake,
} from '../testing/show/evening.ts';
import { chipOf, pressBuzzer, saysOf } from '../testing/show/room.ts';
import { openTwoServers } from '../testing/system/two-servers.ts';
import { expect, test } from './support/fixtures.ts';

const settings = { PUBLIC_URL: 'http://wheel.example' };

/** Where others want the processors too, six seconds say nothing of the product. */
const loadPerCore = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

function hold(tookMs: number): void {
  test.info().annotations.push({ type: 'current after', description: `${tookMs} ms` });
  expect(tookMs).toBeLessThanOrEqual(CURRENT_WITHIN_MS * loadPerCore());
}

test('a whole evening: two screens, eight phones, a remote; sleep, a reload, and a killed server', async ({
  browser,
  ownServer,
}) => {
  const server = await ownServer(settings);
  const evening = await openEvening(browser, server.origin);
  const { host, stage, screens, phone } = evening;
  await test.step('a puzzle is played with buzzers', () => playWithBuzzers(evening));
  await test.step('a phone sleeps and comes back to its team', () => sleepAndWake(evening));
  await test.step('the host reloads', () => reloadHost(evening));

  await test.step('the server is killed, the show goes on, and all are current soon after', async () => {
    await host.getByRole('button', { name: 'Open buzzers' }).click();
    await expect(saysOf(phone(0))).toContainText('Buzzers open');
    await server.cutOff();
    await expect(chipOf(host)).toContainText('Room offline');
    for (const screen of screens) await expect(screen.getByText('Reconnecting')).toBeVisible();
    await expect(saysOf(phone(0))).toContainText('Reconnecting');
    await stage.key('M').click();
    await stage.key('R').click();
    await stage.plus(3).click();
    await server.reconnect();
    const scores = ['1000', '0', '100', '100'];
    hold(await catchUp(evening, { board: '..MM.R R...', scores }));
    for (const [team, score] of scores.entries()) await expect(stage.score(team)).toHaveText(score);
    await pressBuzzer(phone(7));
    await expect(saysOf(phone(7))).toContainText('You were first');
  });

  await test.step('everybody sees the winner', () => seeTheWinner(evening));
  await test.step('the room is closed', () => closeTheRoom(evening));
  expect(evening.complaints()).toEqual([]);
});

test('the same evening on two servers with one PostgreSQL, each of them killed in turn', async ({
  browser,
}) => {
  const servers = await openTwoServers(settings);
  try {
    const evening = await openEvening(browser, servers.origin);
    const { host, stage, phone } = evening;
    await test.step('a puzzle is played with buzzers', () => playWithBuzzers(evening));
    await test.step('a phone sleeps and comes back to its team', () => sleepAndWake(evening));
    await test.step('the host reloads', () => reloadHost(evening));

    // One of them holds the host, and judges.
    for (const { nth, letter, board, scores } of [
      { nth: 0, letter: 'M', board: '..MM.. ....', scores: ['1000', '0', '100', '100'] },
      { nth: 1, letter: 'R', board: '..MM.R R...', scores: ['1000', '0', '100', '200'] },
    ])
      await test.step(`server ${nth + 1} is killed, and all are current soon after`, async () => {
        await host.getByRole('button', { name: 'Open buzzers' }).click();
        for (const one of evening.phones) await expect(saysOf(one)).toContainText('Buzzers open');
        await servers.cutOff(nth);
        await stage.key(letter).click();
        await stage.plus(3).click();
        hold(await catchUp(evening, { board, scores }));
        for (const [team, score] of scores.entries())
          await expect(stage.score(team)).toHaveText(score);
        await pressBuzzer(phone(7));
        await expect(saysOf(phone(7))).toContainText('You were first');
        await expect(saysOf(phone(3))).toContainText('Your team buzzed');
        await servers.reconnect(nth);
      });

    await test.step('everybody sees the winner', () => seeTheWinner(evening));
    await test.step('the room is closed', () => closeTheRoom(evening));
    expect(evening.complaints()).toEqual([]);
  } finally {
    await servers.close();
  }
});
