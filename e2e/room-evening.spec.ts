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
import { underLoad } from '../testing/system/load.ts';
import { openTwoServers } from '../testing/system/two-servers.ts';
import { expect, test } from './support/fixtures.ts';

const settings = { PUBLIC_URL: 'http://wheel.example' };

function hold(tookMs: number): void {
  test.info().annotations.push({ type: 'current after', description: `${tookMs} ms` });
  expect(tookMs).toBeLessThanOrEqual(underLoad(CURRENT_WITHIN_MS));
}

test('a whole evening on two servers: eight phones, a remote; sleep, a reload, killed servers', async ({
  browser,
}) => {
  const servers = await openTwoServers(settings);
  try {
    const evening = await openEvening(browser, servers.origin);
    const { host, stage, screens, phone } = evening;
    await test.step('a puzzle is played with buzzers', () => playWithBuzzers(evening));
    await test.step('a phone sleeps and comes back to its team', () => sleepAndWake(evening));
    await test.step('the host reloads', () => reloadHost(evening));

    const openBuzzers = async () => {
      await host.getByRole('button', { name: 'Open buzzers' }).click();
      for (const one of evening.phones) await expect(saysOf(one)).toContainText('Buzzers open');
    };
    const expectCurrent = async (board: string, scores: readonly string[]) => {
      hold(await catchUp(evening, { board, scores }));
      for (const [team, score] of scores.entries())
        await expect(stage.score(team)).toHaveText(score);
      await pressBuzzer(phone(7));
      await expect(saysOf(phone(7))).toContainText('You were first');
      await expect(saysOf(phone(3))).toContainText('Your team buzzed');
    };

    // One of them holds the host, and judges.
    for (const { nth, letter, board, scores } of [
      { nth: 0, letter: 'M', board: '..MM.. ....', scores: ['1000', '0', '100', '100'] },
      { nth: 1, letter: 'R', board: '..MM.R R...', scores: ['1000', '0', '100', '200'] },
    ])
      await test.step(`server ${nth + 1} is killed, and all are current soon after`, async () => {
        await openBuzzers();
        await servers.cutOff(nth);
        await stage.key(letter).click();
        await stage.plus(3).click();
        await expectCurrent(board, scores);
        await servers.reconnect(nth);
      });

    await test.step('both servers are killed, the show goes on, and all are current soon after', async () => {
      await openBuzzers();
      for (const nth of [0, 1]) await servers.cutOff(nth);
      await expect(chipOf(host)).toContainText('Room offline');
      for (const screen of screens) await expect(screen.getByText('Reconnecting')).toBeVisible();
      await expect(saysOf(phone(0))).toContainText('Reconnecting');
      await stage.key('N').click();
      await stage.plus(3).click();
      for (const nth of [0, 1]) await servers.reconnect(nth);
      await expectCurrent('..MM.R R..N', ['1000', '0', '100', '300']);
    });

    await test.step('everybody sees the winner', () => seeTheWinner(evening));
    await test.step('the room is closed', () => closeTheRoom(evening));
    expect(evening.complaints()).toEqual([]);
  } finally {
    await servers.close();
  }
});
