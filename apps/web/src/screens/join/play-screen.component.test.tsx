import { newShow, publicShow, roomShow } from '@wheel/game';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageClock } from '../../lib/clock.ts';
import { openPlayerRoom } from '../../stores/room/player-room.ts';
import { fakeLinks, shelfInMemory, welcomeAs } from '../../stores/room/testing.ts';
import { PlayScreen } from './play-screen.tsx';

const team = { name: 'Red', score: 0, color: '#FF8A80', rewarded: false };
const told = roomShow({ ...publicShow(newShow(), 0), screen: 'game', teams: [team] });
const says = page.getByRole('status');

async function draw() {
  const links = fakeLinks();
  const find = async () => 'unknown' as const;
  const ports = { clock: pageClock, find, openLink: links.openLink };
  const comer = { code: 'KXMRTD', name: 'Mia', seat: null };
  const room = openPlayerRoom(comer, ports, shelfInMemory());
  await render(<PlayScreen room={room} onLeave={() => {}} />);
  links.greet(welcomeAs('player', { token: 'good' }));
  links.hear({ t: 'seat', seat: 'p1', name: 'Mia', team: 0 });
  let rev = 0;
  const show = (more: object = {}) => {
    rev += 1;
    const { board: _board, spin: _spin, ...forPhones } = told;
    const extras = { phones: { letters: false, phrases: false }, joinAt: null };
    links.hear({ t: 'state', term: 1, rev, age: 0, state: { ...forPhones, ...extras, ...more } });
  };
  return { ...links, show };
}

it('draws the board where the host shows it on phones, and none elsewhere', async () => {
  const { show } = await draw();
  show();
  await expect.element(says).toHaveTextContent('Wait');
  await expect.element(page.getByTestId('phone-board')).not.toBeInTheDocument();
  const board = [[{ letter: 'D' }, { letter: null }, { letter: 'G' }]];
  show({ board });
  const drawn = page.getByTestId('phone-board');
  await expect.element(drawn).toHaveTextContent('DG');
  await expect.element(drawn).toHaveAccessibleName('Word 1, 3 letters: D blank G.');
});
