import { type Browser, expect, type Page } from '@playwright/test';
import { type Watch, watch } from '../browser/watch.ts';
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
} from './room.ts';
import { expectBoard, stageOf, submitPhrase } from './stage.ts';
import { hostShow } from './stored-show.ts';

const teams = ['Red Pandas', 'Blue Whales', 'Golden Geese', 'Tree Frogs'] as const;
const players = ['Mia', 'Jonas', 'Ada', 'Ben', 'Lotte', 'Emil', 'Frida', 'Paul'];
const puzzles = [
  { category: 'Animal', searchedWord: 'Red dog' },
  { category: 'Weather', searchedWord: 'Summer rain' },
];
export const CURRENT_WITHIN_MS = 6000;

export type Evening = Awaited<ReturnType<typeof openEvening>>;

/** A host, two audience screens, eight phones in four teams and a remote, each on a device of its own. */
export async function openEvening(browser: Browser, baseURL: string) {
  const watches: Watch[] = [];
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1366, height: 768 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const watched = await watch(context);
    // A server that is killed is complained about by every browser.
    watched.allow(/WebSocket|Failed to load resource|ERR_|EventSource/);
    watches.push(watched);
    return context.newPage();
  };

  const host = await open();
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
  await inRoom(host, 'Pair a remote').click();
  const remote = await open();
  await openRemote(remote, { host, code, token: await token });
  await closeDialog(host);
  await expect(chipOf(host)).toContainText('8 phones · 2 screens');
  return {
    host,
    stage: stageOf(host),
    screens,
    phones,
    phone: (at: number) => phones[at] as Page,
    remote,
    code,
    complaints: () => watches.flatMap(({ complaints }) => complaints),
  };
}

export async function playWithBuzzers(evening: Evening): Promise<void> {
  const { host, stage, screens, phones, phone, remote } = evening;
  await stage.key('D').click();
  for (const screen of screens) await expectBoard(screen, '..D D..');
  await host.getByRole('button', { name: 'Open buzzers' }).click();
  for (const one of phones) await expect(saysOf(one)).toContainText('Buzzers open');
  await pressBuzzer(phone(2));
  await expect(saysOf(phone(2))).toContainText('You were first');
  await expect(saysOf(phone(6))).toContainText('Your team buzzed');
  await expect(saysOf(phone(0))).toContainText('Too late');
  for (const screen of screens)
    await expect(screen.getByTestId('buzz-banner')).toContainText('Golden Geese');
  await remote.getByRole('tab', { name: 'Scores' }).click();
  await remote.getByRole('button', { name: '+100 Golden Geese' }).click();
  await expect(remote.getByRole('status')).toContainText('Done');
  for (const screen of screens) await expect(stageOf(screen).score(2)).toHaveText('100');
}

export async function sleepAndWake({ host, phones, phone, code }: Evening): Promise<void> {
  const asleep = phone(5);
  const context = asleep.context();
  await asleep.close();
  await expect(chipOf(host)).toContainText('7 phones');
  const awake = await context.newPage();
  await awake.goto(`/j/${code}`);
  await awake.getByRole('button', { name: 'Back to Blue Whales' }).click();
  await expect(saysOf(awake)).toContainText('Too late');
  phones[5] = awake;
  await expect(chipOf(host)).toContainText('8 phones');
}

export async function reloadHost({ host, stage, screens, phones }: Evening): Promise<void> {
  await host.reload();
  await expect(chipOf(host)).toContainText('8 phones · 2 screens');
  await expect(host.getByTestId('buzz-order')).toContainText('Golden Geese');
  await host.keyboard.press(',');
  for (const phone of phones) await expect(saysOf(phone)).toContainText('Wait');
  await submitPhrase(host, 'red dog');
  for (const screen of screens) await expectBoard(screen, 'RED DOG');
  await stage.star(0).click();
  await stage.next.click();
}

/** The show went on without the room; how long until everybody has caught up. */
export async function catchUp(
  { host, screens, phones }: Evening,
  now: { readonly board: string; readonly scores: readonly string[] },
): Promise<number> {
  const startedAt = Date.now();
  for (const screen of screens) {
    await expectBoard(screen, now.board);
    for (const [team, score] of now.scores.entries())
      await expect(stageOf(screen).score(team)).toHaveText(score);
    await expect(screen.getByText('Reconnecting')).toBeHidden();
  }
  for (const phone of phones) await expect(saysOf(phone)).toContainText('Buzzers open');
  await expect(chipOf(host)).toContainText('8 phones · 2 screens');
  return Date.now() - startedAt;
}

export async function seeTheWinner({ host, stage, screens, phones }: Evening): Promise<void> {
  await submitPhrase(host, 'summer rain');
  await stage.next.click();
  for (const screen of screens)
    await expect(screen.getByTestId('podium-1')).toContainText('Red Pandas');
  for (const phone of phones) await expect(phone.getByText('WINNER')).toBeVisible();
}

export async function closeTheRoom({ host, screens, phones }: Evening): Promise<void> {
  await host.goto('/game');
  await chipOf(host).click();
  await inRoom(host, 'Close the room').click();
  for (const phone of phones) await expect(saysOf(phone)).toContainText('Room closed');
  for (const screen of screens) await expect(screen.getByText('Room closed').first()).toBeVisible();
}
