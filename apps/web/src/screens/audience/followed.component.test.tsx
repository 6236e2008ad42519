import { newShow, publicShow, roomShow } from '@wheel/game';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageClock } from '../../lib/clock.ts';
import { openScreenRoom } from '../../stores/room/screen-room.ts';
import { fakeLinks, welcomeAs } from '../../stores/room/testing.ts';
import { Followed } from './audience-screen.tsx';
import { wishesOf } from './wishes.ts';

const team = { name: 'Red', score: 0, color: '#FF8A80', rewarded: false };
const told = roomShow({ ...publicShow(newShow(), 0), screen: 'wheel', teams: [team] });
const qr = page.getByRole('img', { name: 'QR code to join' });
const begin = page.getByText('The show is about to begin');

async function draw() {
  const links = fakeLinks();
  const ports = {
    clock: pageClock,
    find: async () => 'unknown' as const,
    openLink: links.openLink,
  };
  const room = openScreenRoom('KXMRTD', ports, false);
  await render(<Followed room={room} wishes={wishesOf('?sound=off')} />);
  links.greet(welcomeAs('screen'));
  let rev = 0;
  const show = (more: object) => {
    rev += 1;
    const extras = { phones: { letters: false, phrases: false }, joinAt: 'http://wheel.example' };
    links.hear({ t: 'state', term: 1, rev, age: 0, state: { ...told, ...extras, ...more } });
  };
  return { ...links, show };
}

it('shows no way in before the host has told one', async () => {
  const { show } = await draw();
  await expect.element(begin).toBeVisible();
  await expect.element(qr).not.toBeInTheDocument();
  show({});
  await expect.element(qr).toBeVisible();
  await expect.element(page.getByText('wheel.example/join')).toBeVisible();
});

it('shows no way in where phones cannot reach the room, and none that is hidden', async () => {
  const { show } = await draw();
  for (const more of [{ joinAt: null }, { joinHidden: true }]) {
    show({});
    await expect.element(qr).toBeVisible();
    show(more);
    await expect.element(begin).toBeVisible();
    await expect.element(qr).not.toBeInTheDocument();
  }
});
