import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { flawsIn, SCROLLED, type Windows } from '../../../test/looked-at.ts';
import { openRoomInMemory, SCREENS, SEATS } from '../../../test/room/room-in-memory.ts';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomDialog } from './room-dialog.tsx';

const DESK: Windows = [
  [1366, 768],
  [1024, 768],
];
const TEAMS = ['Red Pandas', 'Blue Whales', 'Golden Geese', 'A Team With A Rather Long Name'].map(
  (name, at) => ({ name, color: ['#FF8A80', '#82B1FF', '#FFE57F', '#B9F6CA'][at] ?? '' }),
);
const dialog = page.getByRole('dialog', { name: 'Room' });

async function draw(having = {}, isOpen = true) {
  const show = await openWindows().openHost({ teams: 4 });
  const host = await openRoomInMemory(show, having);
  host.hear({ t: 'seats', seats: SEATS });
  await render(
    <main>
      <title>Game</title>
      <h1>Game</h1>
      <RoomBar room={host.room} onDialog={() => {}} />
      <RoomDialog room={host.room} teams={TEAMS} open={isOpen} onClose={() => {}} />
    </main>,
    { wrapper: inShow(show) },
  );
  return host;
}

it('looks good with the QR code, a choice of addresses, and newcomers', async () => {
  const addresses = ['http://192.168.178.107:3000', 'http://10.8.0.2:3000'];
  const { hear } = await draw({ publicUrl: null, addresses });
  await expect.element(dialog.getByRole('combobox', { name: 'Address' })).toBeVisible();
  expect(await flawsIn('room-dialog-qr', DESK)).toEqual([]);
  for (const [id, value] of ['Nora', 'A name of 20 letters'].entries())
    hear({ t: 'ask', id: String(id), seat: `n${id}`, kind: 'join', value, from: 1 });
  await expect.element(dialog.getByText('Nora wants to join')).toBeVisible();
  expect(await flawsIn('room-dialog-newcomers', DESK)).toEqual([]);
});

it('looks good while a remote is paired, and on localhost', async () => {
  const { hear } = await draw();
  hear({ t: 'pairing', token: 'x'.repeat(22) });
  await expect.element(dialog.getByRole('img', { name: 'QR code to pair a remote' })).toBeVisible();
  expect(await flawsIn('room-dialog-pairing', DESK)).toEqual([]);
});

it('looks good where no phone can reach the computer', async () => {
  await draw({ publicUrl: null, addresses: [] });
  await expect.element(dialog.getByText('HOST=0.0.0.0')).toBeVisible();
  expect(await flawsIn('room-dialog-local', DESK)).toEqual([]);
});

it('looks good when another device hosts the room', async () => {
  const { end } = await draw();
  end('superseded');
  await expect.element(dialog.getByRole('button', { name: 'Take over' })).toBeVisible();
  expect(await flawsIn('room-dialog-taken', DESK)).toEqual([]);
});

it('looks good when no room could be opened', async () => {
  const { room } = await draw();
  room.setState({ status: 'failed', code: '' });
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await flawsIn('room-dialog-failed', DESK)).toEqual([]);
  room.setState({ status: 'busy' });
  await expect.element(dialog.getByText('opens no more rooms')).toBeVisible();
  expect(await flawsIn('room-dialog-busy', DESK)).toEqual([]);
});

it('looks good on the bar: newcomers, offline, and hosted elsewhere', async () => {
  const { hear, break: cut, reopen, end } = await draw({}, false);
  const chip = page.getByTestId('room-chip');
  hear({ t: 'ask', id: '1', seat: 'n1', kind: 'join', value: 'Nora', from: 1 });
  await expect.element(chip).toHaveTextContent('1 at the door');
  expect(await flawsIn('room-chip-newcomers', DESK)).toEqual([]);
  cut();
  await expect.element(chip).toHaveTextContent('Room offline');
  expect(await flawsIn('room-chip-offline', DESK)).toEqual([]);
  reopen();
  end('superseded');
  await expect.element(chip).toHaveTextContent('Hosted elsewhere');
  expect(await flawsIn('room-chip-elsewhere', DESK)).toEqual([]);
});

const EVERYWHERE: Windows = [[1920, 1080], ...DESK, [390, 844]];
const scrolls = (name: string) => flawsIn(name, EVERYWHERE, SCROLLED);
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

it('looks good with screens and remotes, few and many', async () => {
  const { hear } = await draw();
  hear({ t: 'screens', n: 2, list: SCREENS });
  hear({ t: 'remotes', list: [{ seat: 'r1', name: 'iPhone', from: 3 }] });
  await expect.element(button('End iPhone')).toBeVisible();
  expect(await scrolls('room-dialog-devices')).toEqual([]);
  const list = Array.from({ length: 20 }, (_, at) => ({
    seat: `s${at}`,
    own: at < 2,
    from: at + 1,
  }));
  hear({ t: 'screens', n: 20, list });
  const names = ['iPhone', 'Android phone', 'iPad', 'WWWWWWWWWWWWWWWWWWWW'];
  hear({ t: 'remotes', list: names.map((name, at) => ({ seat: `r${at}`, name, from: at + 1 })) });
  await expect.element(button('End Screen 20')).toBeInTheDocument();
  expect(await scrolls('room-dialog-devices-many')).toEqual([]);
});

it('looks good while a remote and a crowd wait', async () => {
  const { hear } = await draw();
  hear({ t: 'ask', id: 'r', seat: 'r1', kind: 'remote', value: 'Android phone', from: 3 });
  await expect.element(dialog.getByText('Remote Android phone wants to command')).toBeVisible();
  expect(await scrolls('room-dialog-remote-waits')).toEqual([]);
  for (let id = 0; id < 50; id += 1)
    hear({ t: 'ask', id: `${id}`, seat: `n${id}`, kind: 'join', value: `Karl ${id}`, from: 1 });
  await expect.element(dialog.getByText('51 at the door')).toBeVisible();
  expect(await scrolls('room-dialog-crowd')).toEqual([]);
});

it('looks good while it asks about a ban, or about all from one address', async () => {
  const { hear } = await draw();
  const crowd = Array.from({ length: 12 }, (_, at) => `Player ${at + 10}`);
  const seats = crowd.map((name, at) => ({
    seat: `p${at}`,
    name,
    team: at % 4,
    away: false,
    from: 1,
  }));
  hear({ t: 'seats', seats });
  await button('Player 10').click();
  await expect.element(button('Remove all 12 from there')).toBeVisible();
  expect(await scrolls('room-dialog-chosen')).toEqual([]);
  await button('Remove all 12 from there').click();
  await expect.element(button('Cancel')).toHaveFocus();
  expect(await scrolls('room-dialog-sweep')).toEqual([]);
  await button('Cancel').click();
  await button('Ban').click();
  await expect.element(button('Cancel')).toHaveFocus();
  expect(await scrolls('room-dialog-ban')).toEqual([]);
});
