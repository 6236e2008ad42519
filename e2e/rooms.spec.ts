import type { Page } from '@playwright/test';
import { PRESETS } from '@wheel/game';
import { sitDown } from '../testing/show/fake-player.ts';
import {
  buzzerOf,
  chipOf,
  closeDialog,
  inRoom,
  joinAsPhone,
  openRemote,
  openRoom,
  openScreen,
  otherDevice,
  pairingOf,
  pressBuzzer,
  roomDialog,
  saysOf,
} from '../testing/show/room.ts';
import { expectBoard, expectCross, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const teams = ['Red Pandas', 'Blue Whales'] as const;

/** A show of these teams with a room, whose dialog is put away; answers the code. */
async function hostInRoom(page: Page): Promise<string> {
  await hostShow(page, { teams });
  const code = await openRoom(page);
  await closeDialog(page);
  return code;
}

test('a room is opened and closed, and without one nothing is added but its entry', async ({
  page,
}) => {
  await hostShow(page, { teams });
  await expect(page.getByTestId('buzz-order')).toHaveCount(0);
  const code = await openRoom(page);
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/);
  const hint = roomDialog(page).getByText('Start with HOST=0.0.0.0 to let phones in');
  await expect(hint).toBeVisible();
  const lines = await hint.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });
  expect(lines).toBe(1);
  await inRoom(page, 'Close the room').click();
  await expect(page.getByRole('button', { name: 'Open a room' })).toBeVisible();
  await expect(chipOf(page)).toHaveCount(0);
});

test('an audience screen on another device draws what the host does', async ({
  page,
  context,
  baseURL,
}) => {
  const code = await hostInRoom(page);
  const screen = await otherDevice(context, baseURL);
  await openScreen(screen, code.toLowerCase());
  await expectBoard(screen, '... ...');
  await expect(chipOf(page)).toContainText('1 screen');
  const stage = stageOf(page);
  await stage.key('D').click();
  await expectBoard(screen, '..D D..');
  await expectCross(screen, () => stage.key('Z').click());
  await stage.plus(1).click();
  await expect(stageOf(screen).score(1)).toHaveText('100');
  await stage.spin.click();
  await expect(stageOf(screen).wheel).toHaveAttribute('data-spinning', 'true');
  await expect(screen.getByTestId('spin-result')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.getByTestId('spin-result')).toBeHidden();
  await submitPhrase(page, 'red dog');
  await expectBoard(screen, 'RED DOG');
  await page.goto('/winner');
  await expect(screen.getByTestId('podium-1')).toContainText('Blue Whales');
});

test('a code that nobody has is told, and a screen says when the room is closed @full', async ({
  page,
  context,
  baseURL,
  allow,
}) => {
  allow(/404/);
  await hostShow(page, { teams });
  const code = await openRoom(page);
  const screen = await otherDevice(context, baseURL);
  await screen.goto('/screen');
  await screen.getByRole('textbox', { name: 'Code' }).fill(code === 'BBBBBB' ? 'CCCCCC' : 'BBBBBB');
  await screen.getByRole('button', { name: 'Show the room' }).click();
  await expect(screen.getByRole('alert')).toHaveText('No room has this code');
  await screen.getByRole('textbox', { name: 'Code' }).fill(code);
  await screen.getByRole('button', { name: 'Show the room' }).click();
  await expect(stageOf(screen).words.first()).toBeVisible();
  await inRoom(page, 'Close the room').click();
  await expect(screen.getByText('Room closed').first()).toBeVisible();
});

test('a phone can press the button of a screen without a code', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/screen');
  const button = await page.getByRole('button', { name: 'Show the room' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  const field = await page.getByRole('textbox', { name: 'Code' }).boundingBox();
  expect(field?.height).toBeGreaterThanOrEqual(44);
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('phones join, buzz, and see their place; the host sees the order', async ({
  page,
  context,
  server,
}) => {
  const code = await hostInRoom(page);
  const phone = await otherDevice(context, server.origin);
  await joinAsPhone(phone, code, { name: 'Mia', team: 'Red Pandas' });
  await expect(chipOf(page)).toContainText('1 phone');
  await expect(saysOf(phone)).toContainText('Wait');
  const slow = await sitDown(server.origin, code, 'Ben', 1);
  await page.getByRole('button', { name: 'Open buzzers' }).click();
  await expect(saysOf(phone)).toContainText('Buzzers open');
  await pressBuzzer(phone);
  await expect(saysOf(phone)).toContainText('You were first');
  await slow.buzz();
  await expect(page.getByTestId('buzz-order')).toContainText('Red Pandas');
  await expect(stageOf(page).team(0)).toContainText('1st');
  await expect(page.getByRole('button', { name: 'Open buzzers' })).toBeVisible();
  await page.keyboard.press(',');
  await expect(page.getByTestId('buzz-order')).toHaveCount(0);
  await expect(saysOf(phone)).toContainText('Wait');
  await slow.leave();
});

test('a buzz works by keyboard', async ({ page, context, baseURL }) => {
  const code = await hostInRoom(page);
  const phone = await otherDevice(context, baseURL);
  await joinAsPhone(phone, code, { name: 'Mia', team: 'Blue Whales' });
  await page.keyboard.press('.');
  await expect(saysOf(phone)).toContainText('Buzzers open');
  await buzzerOf(phone).focus();
  await phone.keyboard.press('Space');
  await expect(saysOf(phone)).toContainText('You were first');
});

test('in a toss-up the buzz of a phone is the buzz of its team', async ({
  page,
  context,
  baseURL,
}) => {
  const rules = PRESETS.classic;
  const played = [{ type: 'setKind', puzzle: 0, kind: 'tossUp' }] as const;
  await hostShow(page, { teams, rules, played });
  const code = await openRoom(page);
  await closeDialog(page);
  const phone = await otherDevice(context, baseURL);
  await joinAsPhone(phone, code, { name: 'Mia', team: 'Blue Whales' });
  await page.getByRole('button', { name: 'Start toss-up' }).click();
  await expect(saysOf(phone)).toContainText('Buzzers open');
  await pressBuzzer(phone);
  await expect(stageOf(page).team(1)).toContainText('Buzzed');
  await page.getByRole('button', { name: 'Wrong', exact: true }).click();
  await expect(saysOf(phone)).toContainText('your team sits this one out');
});

test('the door: locked, approved, moved, renamed, removed, banned @full', async ({
  page,
  context,
  baseURL,
}) => {
  await hostShow(page, { teams });
  const code = await openRoom(page);
  const dialog = roomDialog(page);
  await dialog.getByRole('checkbox', { name: 'Approve newcomers' }).click();
  const phone = await otherDevice(context, baseURL);
  await phone.goto(`/j/${code}`);
  await phone.getByRole('textbox', { name: 'Name' }).fill('Karl');
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(saysOf(phone)).toContainText('Wait at the door');
  await expect(dialog.getByText('Karl wants to join')).toBeVisible();
  await inRoom(page, 'Let in').click();
  await phone.getByRole('button', { name: /^Red Pandas,/ }).click();
  await inRoom(page, 'Karl').click();
  await inRoom(page, 'Move').click();
  const teamOf = dialog.getByRole('combobox', { name: 'Team of Karl' });
  await teamOf.selectOption({ label: 'Blue Whales' });
  await expect(phone.getByText('Blue Whales').first()).toBeVisible();
  await inRoom(page, 'Karl').click();
  await inRoom(page, 'Rename').click();
  await dialog.getByRole('textbox', { name: 'Name of Karl' }).fill('Karla');
  await page.keyboard.press('Enter');
  await expect(phone.getByText('Karla')).toBeVisible();
  await inRoom(page, 'Karla').click();
  await inRoom(page, 'Ban').click();
  await expect(dialog.getByText('Then it has to ask you.')).toBeVisible();
  await inRoom(page, 'Ban').click();
  await expect(saysOf(phone)).toContainText('Removed');
  await dialog.getByRole('checkbox', { name: 'Lock the door' }).click();
  await phone.goto(`/j/${code}`);
  await phone.getByRole('button', { name: 'Back to Blue Whales' }).click();
  await expect(saysOf(phone)).toContainText('Removed');
  await phone.getByRole('button', { name: 'Join another room' }).click();
  await phone.getByRole('textbox', { name: 'Code' }).fill(code);
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(saysOf(phone)).toContainText('Door closed');
});

test('a remote steers the show, and each press is confirmed', async ({ browser, ownServer }) => {
  const server = await ownServer({ PUBLIC_URL: 'http://wheel.example' });
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const token = pairingOf(page);
  await hostShow(page, { teams });
  const code = await openRoom(page);
  await expect(roomDialog(page).getByRole('img', { name: 'QR code to join' })).toBeVisible();
  await expect(roomDialog(page).getByText('wheel.example/join')).toBeVisible();
  await inRoom(page, 'Pair a remote').click();
  const remote = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await openRemote(remote, { host: page, code, token: await token });
  await expect(inRoom(page, 'Pair a remote')).toBeVisible();
  await closeDialog(page);
  const answer = remote.getByRole('status');
  await remote.getByRole('tab', { name: 'Letters' }).click();
  await remote.getByRole('button', { name: 'D', exact: true }).click();
  await expect(answer).toContainText('Done');
  await expectBoard(page, '..D D..');
  await remote.getByRole('button', { name: 'Undo' }).click();
  await expectBoard(page, '... ...');
  await remote.getByRole('tab', { name: 'Scores' }).click();
  await remote.getByRole('button', { name: '+100 Blue Whales' }).click();
  await expect(stageOf(page).score(1)).toHaveText('100');
  await remote.getByRole('tab', { name: 'Show' }).click();
  await remote.getByRole('button', { name: 'Open buzzers' }).click();
  await expect(page.getByRole('button', { name: 'Lock buzzers' })).toBeVisible();
  const second = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await second.goto(`/remote#${code}.${await token}`);
  await expect(second.getByText('This code is used up')).toBeVisible();
  await chipOf(page).click();
  await roomDialog(page).getByRole('list', { name: 'Remotes' }).getByRole('button').click();
  await expect(remote.getByText('The host ended this remote')).toBeVisible();
  await remote.reload();
  await expect(remote.getByText('Choose Pair a remote on the host')).toBeVisible();
});

test('a remote that the host refuses commands nothing @full', async ({ browser, ownServer }) => {
  const server = await ownServer({ PUBLIC_URL: 'http://wheel.example' });
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const token = pairingOf(page);
  await hostShow(page, { teams });
  const code = await openRoom(page);
  await inRoom(page, 'Pair a remote').click();
  await expect(roomDialog(page).getByText('then let it in')).toBeVisible();
  const remote = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await remote.goto(`/remote#${code}.${await token}`);
  await expect(saysOf(remote)).toContainText('Waiting for the host to let you in');
  await closeDialog(page);
  await expect(chipOf(page)).toContainText('1 at the door');
  await chipOf(page).click();
  await inRoom(page, 'Refuse').click();
  await expect(saysOf(remote)).toContainText('Not let in');
  await remote.reload();
  await expect(remote.getByText('Choose Pair a remote on the host')).toBeVisible();
});

test('the host ends a screen, and opens one that gets in when others are turned away @full', async ({
  page,
  context,
  baseURL,
}) => {
  await hostShow(page, { teams });
  const code = await openRoom(page);
  const dialog = roomDialog(page);
  const stranger = await otherDevice(context, baseURL);
  await openScreen(stranger, code);
  await expectBoard(stranger, '... ...');
  await expect(dialog.getByRole('list', { name: 'Screens' })).toContainText('Address');
  await inRoom(page, 'End Screen 1').click();
  await expect(stranger.getByText('The host ended this screen')).toBeVisible();
  await expect(chipOf(page)).toContainText('0 screens');
  await dialog.getByRole('checkbox', { name: 'Lock the door' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Lock the door' })).toBeChecked();
  await stranger.reload();
  await expect(stranger.getByText('The host lets nobody in at the moment')).toBeVisible();
  const [screen] = await Promise.all([
    context.waitForEvent('page'),
    inRoom(page, 'Open the audience screen').click(),
  ]);
  await expectBoard(screen, '... ...');
  expect(new URL(screen.url()).hash).toBe('');
  await expect(dialog.getByRole('list', { name: 'Screens' })).toContainText('Opened here');
  await screen.reload();
  await expectBoard(screen, '... ...');
  await expect(dialog.getByRole('list', { name: 'Screens' })).toContainText('Opened here');
});

test('all who share an address are removed at once, and newcomers refused together @full', async ({
  page,
  context,
  server,
}) => {
  await hostShow(page, { teams });
  const code = await openRoom(page);
  const dialog = roomDialog(page);
  const phone = await otherDevice(context, server.origin);
  await joinAsPhone(phone, code, { name: 'Mia', team: 'Red Pandas' });
  const other = await sitDown(server.origin, code, 'Ben', 1);
  await inRoom(page, 'Mia').click();
  await inRoom(page, 'Remove all 2 from there').click();
  await expect(dialog.getByText('2 phones share one address')).toBeVisible();
  await inRoom(page, 'Remove all').click();
  await expect(saysOf(phone)).toContainText('Removed');
  await expect(chipOf(page)).toContainText('0 phones');
  await other.leave();
  await dialog.getByRole('checkbox', { name: 'Approve newcomers' }).click();
  const waiting = await Promise.all(['Ida', 'Theo'].map(() => otherDevice(context, server.origin)));
  for (const [at, one] of waiting.entries()) {
    await one.goto(`/j/${code}`);
    await one.getByRole('textbox', { name: 'Name' }).fill(['Ida', 'Theo'][at] ?? '');
    await one.getByRole('button', { name: 'Next' }).click();
    await expect(saysOf(one)).toContainText('Wait at the door');
  }
  await inRoom(page, 'Refuse all').click();
  for (const one of waiting) await expect(saysOf(one)).toContainText('Door closed');
});

test('a browser that is too old says so', async ({ page, allow }) => {
  allow(/replaceAll/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'replaceAll');
  });
  await page.goto('/screen');
  await expect(page.getByRole('alert')).toContainText('too old for the audience screen');
});

test('what the address asks for: no wall, no sound, no code @full', async ({
  page,
  context,
  baseURL,
}) => {
  const code = await hostInRoom(page);
  const screen = await otherDevice(context, baseURL);
  await openScreen(screen, code, '?transparent&sound=off&qr=hide');
  await expect(stageOf(screen).words.first()).toBeVisible();
  const wall = () => screen.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await wall()).toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('radio', { name: 'Neon' }).check();
  await expect(screen.locator('html')).toHaveAttribute('data-look', 'neon');
  expect(await wall()).toBe('rgba(0, 0, 0, 0)');
  await expect(screen.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toHaveCount(0);
  await expect(screen.getByRole('button')).toHaveCount(0);
});

test('where WebSockets are cut, the fallback carries the same @full', async ({
  page,
  context,
  baseURL,
  allow,
}) => {
  allow(/WebSocket|ERR_/);
  const code = await hostInRoom(page);
  const screen = await otherDevice(context, baseURL);
  await screen.addInitScript(() => {
    Reflect.set(
      window,
      'WebSocket',
      class {
        constructor() {
          throw new Error('cut by a filter');
        }
      },
    );
  });
  await openScreen(screen, code);
  await expectBoard(screen, '... ...');
  await stageOf(page).key('D').click();
  await expectBoard(screen, '..D D..');
});
