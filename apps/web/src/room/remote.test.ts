import { expect, it } from 'vitest';
import { fakeLinks, seatStorageInMemory, welcomeAs } from '../../test/room/fake-links.ts';
import { openBrowser } from '../../test/windows-in-memory.ts';
import type { Ending } from './client/link.ts';
import { openRemoteRoom } from './remote.ts';
import type { SavedSeat } from './saved.ts';

function remote(seat: SavedSeat | null = null) {
  const browser = openBrowser();
  const links = fakeLinks();
  const storage = seatStorageInMemory();
  const ports = {
    clock: browser.portsOf('remote').clock,
    find: async () => 'unknown' as const,
    openLink: links.openLink,
  };
  const room = openRemoteRoom(
    { code: 'KXMRTD', name: 'iPhone', pairing: 'once', seat },
    ports,
    storage,
  );
  return { ...links, ...browser, room, storage };
}

/** A remote that was let in. */
function paired() {
  const opened = remote();
  opened.greet(welcomeAs('remote', { token: 'good' }));
  return opened;
}

it('is paired once, and from then on known by its token', () => {
  const { starts, greet, reopen, storage } = remote();
  expect(starts[0]).toMatchObject({ as: 'remote', pairing: 'once' });
  greet(welcomeAs('remote', { token: 'good' }));
  expect(storage.load()).toMatchObject({ code: 'KXMRTD', token: 'good' });
  reopen();
  expect(starts[1]).toMatchObject({ as: 'remote', seat: 'good' });
  expect(starts[1]).not.toHaveProperty('pairing');
});

it('waits for the host under its name, and keeps a token only once it is let in', () => {
  const { starts, greet, hear, room, storage } = remote();
  expect(starts[0]).toMatchObject({ name: 'iPhone' });
  greet(welcomeAs('remote', { waiting: '1' }));
  expect(room.getState().isWaiting).toBe(true);
  expect(storage.load()).toBeNull();
  hear({ t: 'heard', id: '1', ok: true });
  hear(welcomeAs('remote', { token: 'good' }));
  expect(room.getState()).toMatchObject({ isWaiting: false, press: null });
  expect(storage.load()).toMatchObject({ token: 'good' });
});

it('keeps nothing when the host refuses it', () => {
  const { greet, hear, end, room, storage } = remote();
  greet(welcomeAs('remote', { waiting: '1' }));
  hear({ t: 'heard', id: '1', ok: false });
  end('door');
  expect(room.getState()).toMatchObject({ phase: 'over', ending: 'door' });
  expect(storage.load()).toBeNull();
});

it.each<readonly [Ending, boolean]>([
  ['refused', false],
  ['superseded', true],
])('after the ending %s keeps its token: %s', (ending, isKept) => {
  const { end, storage } = paired();
  end(ending);
  expect(storage.load() !== null).toBe(isKept);
});

it('is let in by a new pairing although its token is of no use any more', () => {
  const { starts } = remote({ code: 'KXMRTD', token: 'old', name: '', team: null });
  expect(starts[0]).toMatchObject({ as: 'remote', seat: 'old', pairing: 'once' });
});

it('has each press confirmed, or hears why not', () => {
  const { hear, room } = paired();
  room.wish({ type: 'spin' });
  expect(room.getState().press).toMatchObject({ outcome: 'sent' });
  hear({ t: 'answer', id: '1', ok: true });
  expect(room.getState().press).toMatchObject({ outcome: 'done' });
  room.wish({ type: 'letter', letter: 'D' });
  hear({ t: 'answer', id: '2', ok: false, why: 'Spin first' });
  const refusal = { why: 'Spin first' };
  expect(room.getState().press).toMatchObject({ outcome: 'refused', refusal });
});

it('keeps the code of a refusal beside the sentence of the host', () => {
  const { hear, room } = paired();
  room.wish({ type: 'spin' });
  const refusal = { code: 'SPINNING', why: 'Das Rad dreht sich' };
  hear({ t: 'answer', id: '1', ok: false, ...refusal });
  expect(room.getState().press).toMatchObject({ outcome: 'refused', refusal });
});

it('says when the host does not answer, and presses again', async () => {
  const { room, said, pass } = paired();
  room.wish({ type: 'undo' });
  await pass(3000);
  expect(room.getState().press).toMatchObject({ outcome: 'silent' });
  room.again();
  expect(said.filter(({ t }) => t === 'wish')).toHaveLength(2);
});

it('hears no answer to an earlier press', () => {
  const { hear, room } = paired();
  room.wish({ type: 'undo' });
  room.wish({ type: 'redo' });
  hear({ t: 'answer', id: '1', ok: false, why: 'Nothing to undo' });
  expect(room.getState().press).toMatchObject({ id: '2', outcome: 'sent' });
});

it('says at once that there is no link', () => {
  const { break: cut, room } = paired();
  cut();
  room.wish({ type: 'spin' });
  expect(room.getState().press).toMatchObject({ outcome: 'silent' });
});
