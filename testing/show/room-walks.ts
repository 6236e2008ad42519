import { expect, type Page } from '@playwright/test';
import { type Action, PRESETS } from '@wheel/game';
import { sitDown } from './fake-player.ts';
import { played, puzzles, scores, teams } from './pictured-show.ts';
import {
  buzzerOf,
  chipOf,
  closeDialog,
  inRoom,
  openRemote,
  openRoom,
  openScreen,
  pairingOf,
  roomDialog,
  saysOf,
} from './room.ts';
import { stageOf, submitPhrase } from './stage.ts';
import { hostShow } from './stored-show.ts';
import type { Visit, Walk } from './walk.ts';
import { wordsOn } from './words.ts';

const originOf = (page: Page) => new URL(page.url()).origin;

/** A host in a page of its own, with a room. */
async function hostBeside(page: Page, more = {}) {
  const host = await page.context().newPage();
  const token = pairingOf(host);
  await hostShow(host, { puzzles, teams, played, ...more });
  const code = await openRoom(host);
  return { host, code, token };
}

/** The host's stage and the dialog. */
async function roomHost(page: Page, visit: Visit) {
  const { room, show } = wordsOn(page);
  const { bar, seat, attendance, join, devices, buzzers } = room.host;
  await hostShow(page, { puzzles, teams, played });
  await expect(page.getByRole('button', { name: bar.open })).toBeVisible();
  await visit('room-entry');
  const code = await openRoom(page);
  await visit('room-dialog-local');
  const phones = await Promise.all(
    ['Mia', 'Jonas', 'Ada', 'Ben'].map((name, at) =>
      sitDown(originOf(page), code, name, at === 3 ? 1 : 0),
    ),
  );
  await expect(chipOf(page)).toContainText(attendance({ phones: 4, screens: 0 }));
  await inRoom(page, 'Mia').click();
  await expect(inRoom(page, seat.sweep.open({ count: 4 }))).toBeVisible();
  await visit('room-dialog-player');
  await inRoom(page, seat.sweep.open({ count: 4 })).click();
  await visit('room-dialog-remove-all');
  await inRoom(page, seat.cancel).click();
  await inRoom(page, seat.ban.button).click();
  await visit('room-dialog-ban');
  await inRoom(page, seat.cancel).click();
  const [screen] = await Promise.all([
    page.context().waitForEvent('page'),
    inRoom(page, join.openScreen).click(),
  ]);
  await expect(roomDialog(page).getByText(devices.own)).toBeVisible();
  await page.bringToFront();
  await visit('room-dialog-screen');
  await screen.close();
  await closeDialog(page);
  await visit('room-chip');
  await page.keyboard.press('.');
  await expect(page.getByText(buzzers.open).first()).toBeAttached();
  await visit('room-buzz-open');
  await phones[0]?.buzz();
  await phones[3]?.buzz();
  await expect(page.getByTestId('buzz-order')).toContainText(/Red Pandas|Blue Whales/);
  await visit('room-order');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: show.game.shortcuts.title })).toBeVisible();
  await visit('room-help');
  await Promise.all(phones.map((phone) => phone.leave()));
}

/** One phone in all that it shows. */
async function roomPhone(page: Page, visit: Visit) {
  const { room, join } = wordsOn(page);
  const { phone, host: hostWords } = room;
  const { buzzer, notes } = phone;
  const { host, code } = await hostBeside(page);
  await closeDialog(host);
  await page.goto('/join');
  await expect(page.getByRole('textbox', { name: wordsOn(page).join.codeLabel })).toBeVisible();
  await visit('phone-code');
  await page.getByRole('textbox', { name: join.codeLabel }).fill(code);
  await page.getByRole('button', { name: join.next }).click();
  await expect(page.getByRole('textbox', { name: join.nameLabel })).toBeVisible();
  await visit('phone-name');
  await page.getByRole('textbox', { name: join.nameLabel }).fill('Mia');
  await page.getByRole('button', { name: join.next }).click();
  await expect(page.getByRole('button').filter({ hasText: 'Red Pandas' })).toBeVisible();
  await visit('phone-team');
  await page.getByRole('button').filter({ hasText: 'Red Pandas' }).click();
  await expect(saysOf(page)).toContainText(buzzer.wait);
  await visit('phone-waiting');
  await host.bringToFront();
  await host.keyboard.press('.');
  await page.bringToFront();
  await expect(saysOf(page)).toContainText(buzzer.open);
  await visit('phone-buzz');
  await buzzerOf(page).dispatchEvent('pointerdown');
  await expect(saysOf(page)).toContainText(buzzer.first);
  await visit('phone-first');
  await page.reload();
  await expect(
    page.getByRole('button', { name: join.backTo({ team: 'Red Pandas' }) }),
  ).toBeVisible();
  await visit('phone-back');
  await page.getByRole('button', { name: join.backTo({ team: 'Red Pandas' }) }).click();
  await chipOf(host).click();
  await inRoom(host, 'Mia').click();
  await inRoom(host, hostWords.seat.remove).click();
  await expect(saysOf(page)).toContainText(notes.removed.title);
  await visit('phone-removed');
  await host.close();
}

/** The turn of a phone's own team, and the end. */
async function roomPhoneTurn(page: Page, visit: Visit) {
  const { room, join } = wordsOn(page);
  const { phone, host: hostWords } = room;
  const { turn, notes } = phone;
  const { switches } = hostWords.people;
  const value: Action = { type: 'setValue', value: 600 };
  const { host, code } = await hostBeside(page, {
    rules: PRESETS.classic,
    played: [...scores, value],
  });
  await roomDialog(host).getByRole('checkbox', { name: switches.letters }).click();
  await roomDialog(host).getByRole('checkbox', { name: switches.phrases }).click();
  await page.goto(`/j/${code}`);
  await page.getByRole('textbox', { name: join.nameLabel }).fill('Mia');
  await page.getByRole('button', { name: join.next }).click();
  await page.getByRole('button').filter({ hasText: 'Red Pandas' }).click();
  await expect(saysOf(page)).toContainText(turn.title);
  await page.getByRole('button', { name: 'R', exact: true }).click();
  await visit('phone-letters');
  await page.getByRole('button', { name: turn.sendLetter({ letter: 'R' }) }).click();
  await expect(page.getByRole('button', { name: /^R, / })).toBeVisible();
  await page.getByRole('button', { name: turn.toPhrase }).click();
  await expect(page.getByRole('textbox', { name: turn.phraseLabel })).toBeVisible();
  await visit('phone-phrase');
  await inRoom(host, hostWords.dialog.closeRoom).click();
  await expect(saysOf(page)).toContainText(notes.closed.title);
  await visit('phone-closed');
  await host.close();
}

/** The audience screen, from the code to the podium. */
async function roomScreen(page: Page, visit: Visit) {
  const { host, code } = await hostBeside(page);
  await closeDialog(host);
  await page.goto('/screen');
  await expect(page.getByRole('textbox', { name: wordsOn(page).join.codeLabel })).toBeVisible();
  await visit('screen-enter');
  await openScreen(page, code);
  await expect(stageOf(page).words.first()).toBeVisible();
  await visit('screen-game');
  const phone = await sitDown(originOf(page), code, 'Mia', 0);
  await host.bringToFront();
  await host.keyboard.press('.');
  await phone.buzz();
  await page.bringToFront();
  await expect(page.getByTestId('buzz-banner')).toContainText('Red Pandas');
  await visit('screen-buzz');
  await phone.leave();
  await host.bringToFront();
  await submitPhrase(host, 'Extraordinary circumstances require imagination');
  await page.bringToFront();
  await expect(stageOf(page).tiles.first()).toHaveText('E');
  await visit('screen-solved');
  await host.bringToFront();
  await host.goto('/winner');
  await page.bringToFront();
  await expect(page.getByTestId('podium-1')).toBeVisible();
  await visit('screen-podium');
  await host.close();
}

async function roomRemote(page: Page, visit: Visit) {
  const { host: hostWords, remote, refusals } = wordsOn(page).room;
  const { host, code, token } = await hostBeside(page, { rules: PRESETS.classic });
  await inRoom(host, hostWords.join.pair).click();
  await openRemote(page, { host, code, token: await token });
  await visit('remote-show');
  await page.getByRole('tab', { name: remote.tabs.letters }).click();
  await page.getByRole('button', { name: 'Z', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(refusals.SPIN_FIRST);
  await visit('remote-letters');
  await page.getByRole('tab', { name: remote.tabs.scores }).click();
  await page
    .getByRole('button', { name: remote.scores.adjust({ change: '+100', team: 'Geckos' }) })
    .click();
  await expect(page.getByRole('status')).toContainText(remote.answer.done);
  await visit('remote-scores');
  await host.close();
}

/** The host's own stage, which has to fit wherever the game does. */
export const roomWalks: Readonly<Record<string, Walk>> = { roomHost };
/** In a hand. */
export const phoneWalks: Readonly<Record<string, Walk>> = { roomPhone, roomPhoneTurn };
/** On a wall. */
export const screenWalks: Readonly<Record<string, Walk>> = { roomScreen };
/** Needs a server that knows its own address, since a remote is paired by a QR code. */
export const remoteWalks: Readonly<Record<string, Walk>> = { roomRemote };
