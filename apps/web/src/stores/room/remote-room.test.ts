import { expect, it } from 'vitest';
import { openBrowser } from '../hosting/testing.ts';
import type { KeptSeat } from './kept-seat.ts';
import { openRemoteRoom } from './remote-room.ts';
import { fakeLinks, shelfInMemory, welcomeAs } from './testing.ts';

function remote(seat: KeptSeat | null = null) {
  const browser = openBrowser();
  const links = fakeLinks();
  const shelf = shelfInMemory();
  const ports = {
    clock: browser.portsOf('remote').clock,
    find: async () => 'unknown' as const,
    openLink: links.openLink,
  };
  const room = openRemoteRoom({ code: 'KXMRTD', pairing: 'once', seat }, ports, shelf);
  return { ...links, ...browser, room, shelf };
}

it('is paired once, and from then on known by its token', () => {
  const { starts, greet, reopen, shelf } = remote();
  expect(starts[0]).toMatchObject({ as: 'remote', pairing: 'once' });
  greet(welcomeAs('remote', { token: 'good' }));
  expect(shelf.recall()).toMatchObject({ code: 'KXMRTD', token: 'good' });
  reopen();
  expect(starts[1]).toMatchObject({ as: 'remote', seat: 'good' });
  expect(starts[1]).not.toHaveProperty('pairing');
});

it('is let in by a new pairing although its token is of no use any more', () => {
  const { starts } = remote({ code: 'KXMRTD', token: 'old', name: '', team: null });
  expect(starts[0]).toMatchObject({ as: 'remote', seat: 'old', pairing: 'once' });
});

it('has each press confirmed, or hears why not', () => {
  const { greet, hear, room } = remote();
  greet(welcomeAs('remote', { token: 'good' }));
  room.wish({ type: 'spin' });
  expect(room.getState().press).toMatchObject({ outcome: 'sent' });
  hear({ t: 'answer', id: '1', ok: true });
  expect(room.getState().press).toMatchObject({ outcome: 'done' });
  room.wish({ type: 'letter', letter: 'D' });
  hear({ t: 'answer', id: '2', ok: false, why: 'Spin first' });
  expect(room.getState().press).toMatchObject({ outcome: 'refused', why: 'Spin first' });
});

it('says when the host does not answer, and presses again', async () => {
  const { greet, room, said, pass } = remote();
  greet(welcomeAs('remote', { token: 'good' }));
  room.wish({ type: 'undo' });
  await pass(3000);
  expect(room.getState().press).toMatchObject({ outcome: 'silent' });
  room.again();
  expect(said.filter(({ t }) => t === 'wish')).toHaveLength(2);
});

it('hears no answer to an earlier press', () => {
  const { greet, hear, room } = remote();
  greet(welcomeAs('remote', { token: 'good' }));
  room.wish({ type: 'undo' });
  room.wish({ type: 'redo' });
  hear({ t: 'answer', id: '1', ok: false, why: 'Nothing to undo' });
  expect(room.getState().press).toMatchObject({ id: '2', outcome: 'sent' });
});

it('says at once that there is no link', () => {
  const { greet, break: cut, room } = remote();
  greet(welcomeAs('remote', { token: 'good' }));
  cut();
  room.wish({ type: 'spin' });
  expect(room.getState().press).toMatchObject({ outcome: 'silent' });
});
