import type { RoomInfo } from '@wheel/contract';
import type { Action, PublicShow } from '@wheel/game';
import { render } from 'vitest-browser-react';
import { pageClock } from '../../src/lib/clock.ts';
import { openPlayerRoom } from '../../src/room/player.ts';
import { openRemoteRoom } from '../../src/room/remote.ts';
import { openScreenRoom } from '../../src/room/screen.ts';
import { MirroredShow } from '../../src/screens/audience/audience-screen.tsx';
import { screenOptions } from '../../src/screens/audience/screen-options.ts';
import { PlayScreen } from '../../src/screens/join/play-screen.tsx';
import { RemotePage } from '../../src/screens/remote/remote-screen.tsx';
import { Page } from '../../src/ui/page.tsx';
import { shownAfter } from '../started-show.ts';
import { fakeLinks, seatStorageInMemory, welcomeAs } from './fake-links.ts';

const TEAMS = [
  ['Red Pandas', '#FF6B3D'],
  ['Blue Whales', '#54C1FF'],
  ['Golden Geese', '#FFC02E'],
  ['A Team With A Rather Long Name', '#45E0A1'],
] as const;
const puzzle = {
  id: 1,
  gametitle: 'Quotes',
  category: 'Famous quote',
  searchedWord: 'Extraordinary circumstances require imagination',
};

/** The show of four teams as a room tells it, after these actions. */
export function toldShow(...played: readonly Action[]): PublicShow {
  const setUp: readonly Action[] = [
    { type: 'chooseQuiz', puzzles: [puzzle] },
    ...TEAMS.flatMap(([name, color], team): Action[] => [
      team === 0 ? { type: 'enterTeams', color } : { type: 'addTeam', color },
      { type: 'renameTeam', team, name },
      { type: 'enterScore', team, score: 1200 - team * 300 },
    ]),
    { type: 'startGame', withWheel: true },
    { type: 'guessLetter', letter: 'R' },
    { type: 'guessLetter', letter: 'T' },
    ...played,
  ];
  return shownAfter(...setUp);
}

const INFO: RoomInfo = {
  buzz: [],
  joinHidden: false,
  phones: { letters: true, phrases: true },
  joinAt: 'http://wheel.example',
};

function guestLinks() {
  const links = fakeLinks();
  const find = async () => 'unknown' as const;
  let rev = 0;
  return {
    ...links,
    ports: { clock: pageClock, find, openLink: links.openLink },
    show(show: object, room: Partial<RoomInfo> = {}, events: readonly object[] = []): void {
      rev += 1;
      const state = { show, room: { ...INFO, ...room } };
      links.hear({ t: 'state', term: 1, rev, age: 0, state, events });
    },
  };
}

/** What phones are told: no board, and no spin. */
export function forPhones(state: object): object {
  return { ...state, board: undefined, spin: undefined };
}

/** A phone of the first team. */
export async function drawPhone() {
  const guest = guestLinks();
  const request = { code: 'KXMRTD', name: 'Mia', seat: null };
  const room = openPlayerRoom(request, guest.ports, seatStorageInMemory());
  const { unmount } = await render(<PlayScreen room={room} onLeave={() => {}} />);
  guest.greet(welcomeAs('player', { token: 'good' }));
  guest.hear({ t: 'seat', seat: 'p1', name: 'Mia', team: 0 });
  return { ...guest, room, unmount };
}

export async function drawScreen(asked = '?sound=off') {
  const guest = guestLinks();
  const room = openScreenRoom(
    { code: 'KXMRTD', hostToken: '', isHeard: false },
    guest.ports,
    seatStorageInMemory(),
  );
  await render(
    <Page title="Audience screen" layout="bare">
      <MirroredShow room={room} options={screenOptions(asked)} />
    </Page>,
  );
  guest.greet(welcomeAs('screen'));
  return { ...guest, room };
}

export async function drawRemote() {
  const guest = guestLinks();
  const paired = { code: 'KXMRTD', name: 'iPhone', pairing: 'p', seat: null };
  const room = openRemoteRoom(paired, guest.ports, seatStorageInMemory());
  await render(<RemotePage room={room} />);
  guest.greet(welcomeAs('remote', { token: 'good' }));
  return guest;
}
