import { expect, type Page } from '@playwright/test';
import { type Action, PRESETS } from '@wheel/game';
import { letters, played, puzzles, scores, teams } from './pictured-show.ts';
import { buzzerOf, saysOf } from './room.ts';
import { oneOf, stageOf } from './stage.ts';
import { stateOf, tellRoom } from './told-room.ts';
import type { Visit, Walk } from './walk.ts';
import { wordsOn } from './words.ts';

const byHand = { puzzles, teams, played };
const atDesk = { puzzles, teams, rules: PRESETS.classic, played: scores };
const tossUp: readonly Action[] = [
  { type: 'setKind', puzzle: 0, kind: 'tossUp' },
  { type: 'startTossUp', order: Array.from({ length: 44 }, (_, at) => at) },
];
const winner: Action = { type: 'goTo', screen: 'winner' };

/** Every picture of a phone, told by a room that says whatever is wanted. */
async function phoneStates(page: Page, visit: Visit) {
  const { start, room: words, join } = wordsOn(page);
  const { buzzer, turn, notes, winner: end } = words.phone;
  const room = await tellRoom(page);
  const says = async (text: string, name: string) => {
    await expect(saysOf(page)).toContainText(text);
    await visit(`phone-${name}`);
  };
  const round = (number: number, more: object = {}) =>
    room.say({ t: 'buzz', round: number, open: true, mine: null, team: false, ...more });
  const buzz = [{ team: 1, place: 1, ms: 0 }];

  await page.goto(`/j/${room.code}`);
  await page.getByRole('textbox', { name: join.nameLabel }).fill('Mia');
  await page.getByRole('button', { name: join.next }).click();
  await expect(saysOf(page)).toContainText(buzzer.wait);
  room.say({ t: 'seat', seat: 'p1', name: 'Mia', team: 0 });
  room.show(stateOf(byHand));
  await says(buzzer.wait, 'waiting');
  round(1);
  await says(buzzer.open, 'open');
  await buzzerOf(page).dispatchEvent('pointerdown');
  await says(buzzer.buzzed, 'pressed');
  round(1, { open: false, mine: { place: 1, ms: 0 } });
  await says(buzzer.first, 'first-place');
  room.show(stateOf(byHand, { buzz }));
  round(2, { open: false, mine: { place: 2, ms: 38 } });
  await says(buzzer.teamFirst({ team: 'Blue Whales' }), 'second');
  round(3, { team: true });
  await says(buzzer.mate, 'mate');
  round(4, { open: false, why: 'late' });
  await says(buzzer.late, 'late');
  room.show(stateOf(byHand));
  round(5, { open: false, why: 'locked' });
  await says(buzzer.locked, 'locked');
  room.show(
    stateOf({
      ...atDesk,
      played: [...scores, ...tossUp, { type: 'buzz', team: 0 }, { type: 'refuseAnswer' }],
    }),
  );
  round(6);
  await says(buzzer.lockedBy.wrong, 'sits-out');
  room.show(stateOf({ ...atDesk, played: [...scores, { type: 'setValue', value: 600 }] }));
  await expect(saysOf(page)).toContainText(turn.letter);
  await page.getByRole('button', { name: 'R', exact: true }).click();
  await page.getByRole('button', { name: turn.sendLetter({ letter: 'R' }) }).click();
  await says(turn.sent, 'sent');
  room.say({ t: 'away', host: true });
  await says(buzzer.away, 'away');
  room.break();
  await says(buzzer.reconnecting, 'reconnecting');
  room.mend();
  await expect(saysOf(page)).not.toContainText(buzzer.reconnecting);
  room.end(4429, 'full');
  await says(notes.full.title, 'full');
  await page.getByRole('button', { name: notes.tryAgain }).click();
  await expect(saysOf(page)).not.toContainText(notes.full.title);
  room.show(stateOf({ ...byHand, played: [...byHand.played, winner] }));
  await expect(page.getByText(end.kicker)).toBeVisible();
  await visit('phone-winner-other');
  room.show(stateOf({ ...byHand, played: [{ type: 'enterScore', team: 0, score: 2450 }, winner] }));
  await expect(page.getByText(`1${start.ordinalEnding({ place: 1 })}`)).toBeVisible();
  await visit('phone-winner');
  room.end(4403, 'door');
  await says(notes.door.title, 'door');
}

/** Every picture of a wall. */
async function screenStates(page: Page, visit: Visit) {
  const { waiting, corner, endings: notes } = wordsOn(page).screen;
  const room = await tellRoom(page);
  const shown = stageOf(page).words.first();
  await page.goto(`/screen/${room.code}?sound=off`);
  await expect(page.getByText(waiting.aboutToBegin)).toBeVisible();
  await visit('screen-about-to-begin');
  room.show(stateOf(byHand, {}, { screen: 'wheel' }));
  await expect(page.getByText(waiting.join)).toBeVisible();
  await visit('screen-waiting');
  room.show(stateOf(byHand, { joinHidden: true }, { screen: 'wheel' }));
  await expect(page.getByText(waiting.aboutToBegin)).toBeVisible();
  await visit('screen-waiting-hidden');
  room.show(stateOf(byHand));
  await expect(shown).toBeVisible();
  const tie = [
    { team: 0, place: 1, ms: 0, tied: true },
    { team: 7, place: 2, ms: 6, tied: true },
  ] as const;
  room.show(stateOf(byHand, { buzz: tie }));
  await expect(page.getByTestId('buzz-banner')).toContainText('Red Pandas');
  await visit('screen-tie');
  room.show(stateOf({ ...atDesk, played: [...scores, { type: 'setValue', value: 600 }] }));
  await expect(page.getByTestId('buzz-banner')).toBeHidden();
  await visit('screen-turn');
  const clock = { lengthMs: 30_000, leftMs: 4_000, isRunning: false };
  const puzzleClock = { ...clock, lengthMs: 90_000, leftMs: 61_000 };
  room.show(stateOf(atDesk, {}, { clocks: { turn: clock, puzzle: puzzleClock } }));
  await expect(page.getByRole('timer').first()).toBeVisible();
  await visit('screen-clock');
  room.show(stateOf({ ...atDesk, played: [...scores, ...tossUp] }));
  await visit('screen-toss-up');
  room.show(stateOf(byHand, {}, { spin: { extraDegrees: 2000, elapsedMs: 900 } }));
  await expect(stageOf(page).wheel).toHaveAttribute('data-spinning', 'true');
  await visit('screen-spinning');
  const [reward = null] = stateOf(byHand).show.wheel.segments;
  room.show(stateOf(byHand, {}, { reward }));
  await expect(page.getByTestId('spin-result')).toBeVisible();
  await visit('screen-result');
  room.show(stateOf({ puzzles, teams: teams.slice(0, 2), played: letters }));
  await expect(page.getByTestId('team-card')).toHaveCount(2);
  await visit('screen-2-teams');
  room.break();
  await expect(page.getByText(corner.reconnecting)).toBeVisible();
  await visit('screen-reconnecting');
  room.mend();
  await expect(page.getByText(corner.reconnecting)).toBeHidden();
  room.say({ t: 'closed' });
  await expect(page.getByText(notes.closed.text).first()).toBeVisible();
  await visit('screen-closed');
  const endings = [
    [4429, 'full', notes.full.text],
    [4403, 'door', notes.door.text],
    [4403, 'removed', notes.removed.text],
  ] as const;
  for (const [code, reason, text] of endings) {
    await page.reload();
    await expect(page.getByText(waiting.aboutToBegin)).toBeVisible();
    room.end(code, reason);
    await expect(page.getByText(text)).toBeVisible();
    await visit(`screen-${reason}`);
  }
}

/** A remote that is not let in yet, and one that is no more. */
async function remoteStates(page: Page, visit: Visit) {
  const { tabs, notes, devices } = wordsOn(page).room.remote;
  const room = await tellRoom(page);
  await page.goto(`/remote#${room.code}.token`);
  await expect(page.getByRole('tab', { name: tabs.show })).toBeVisible();
  room.welcome('remote', { waiting: '1' });
  await expect(saysOf(page)).toContainText(
    oneOf(Object.values(devices).map((name) => notes.waiting({ name }))),
  );
  await visit('remote-waiting');
  room.end(4403, 'door');
  await expect(saysOf(page)).toContainText(notes.door.title);
  await visit('remote-refused');
  await page.goto(`/remote?#${room.code}.token`);
  await expect(page.getByRole('tab', { name: tabs.show })).toBeVisible();
  room.end(4403, 'removed');
  await expect(saysOf(page)).toContainText(notes.removed.title);
  await visit('remote-removed');
}

export const toldPhones: Readonly<Record<string, Walk>> = { phoneStates, remoteStates };
export const toldScreens: Readonly<Record<string, Walk>> = { screenStates };
