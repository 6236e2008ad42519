import { type Action, newShow, play, publicShow, roomShow } from '@wheel/game';
import { render } from 'vitest-browser-react';
import { Page } from '../components/page/page.tsx';
import { pageClock } from '../lib/clock.ts';
import { Followed } from '../screens/audience/audience-screen.tsx';
import { wishesOf } from '../screens/audience/wishes.ts';
import { PlayScreen } from '../screens/join/play-screen.tsx';
import { RemotePage } from '../screens/remote/remote-page.tsx';
import { openPlayerRoom } from '../stores/room/player-room.ts';
import { openRemoteRoom } from '../stores/room/remote-room.ts';
import { openScreenRoom } from '../stores/room/screen-room.ts';
import { fakeLinks, shelfInMemory, welcomeAs } from '../stores/room/testing.ts';

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
export function toldShow(...played: readonly Action[]) {
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
  const show = setUp.reduce((now, action) => play(now, action).show, newShow());
  const extras = { phones: { letters: true, phrases: true }, joinAt: 'http://wheel.example' };
  return { ...roomShow(publicShow(show, 0)), ...extras };
}

function guestLinks() {
  const links = fakeLinks();
  const find = async () => 'unknown' as const;
  let rev = 0;
  return {
    ...links,
    ports: { clock: pageClock, find, openLink: links.openLink },
    show(state: object, events: readonly object[] = []): void {
      rev += 1;
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
  const comer = { code: 'KXMRTD', name: 'Mia', seat: null };
  const room = openPlayerRoom(comer, guest.ports, shelfInMemory());
  await render(<PlayScreen room={room} onLeave={() => {}} />);
  guest.greet(welcomeAs('player', { token: 'good' }));
  guest.hear({ t: 'seat', seat: 'p1', name: 'Mia', team: 0 });
  return { ...guest, room };
}

export async function drawScreen(asked = '?sound=off') {
  const guest = guestLinks();
  const room = openScreenRoom('KXMRTD', guest.ports, false);
  await render(
    <Page title="Audience screen" layout="bare">
      <Followed room={room} wishes={wishesOf(asked)} />
    </Page>,
  );
  guest.greet(welcomeAs('screen'));
  return guest;
}

export async function drawRemote() {
  const guest = guestLinks();
  const paired = { code: 'KXMRTD', pairing: 'p', seat: null };
  const room = openRemoteRoom(paired, guest.ports, shelfInMemory());
  await render(<RemotePage room={room} />);
  guest.greet(welcomeAs('remote', { token: 'good' }));
  return guest;
}
