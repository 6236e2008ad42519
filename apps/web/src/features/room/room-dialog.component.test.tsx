import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { byPreference } from '../../lib/preferred-address.ts';
import { openRoomInMemory, SEATS } from '../../testing/room-in-memory.tsx';
import { openWindows } from '../../testing/show-in-memory.tsx';
import { RoomDialog } from './room-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Room' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const TEAMS = [
  { name: 'Red Pandas', color: '#FF8A80' },
  { name: '', color: '#82B1FF' },
];

async function draw(having = {}) {
  const show = await openWindows().openHost({ teams: 2 });
  const host = await openRoomInMemory(show, having);
  host.hear({ t: 'seats', seats: SEATS });
  host.hear({ t: 'screens', n: 1 });
  await render(<RoomDialog room={host.room} teams={TEAMS} open onClose={() => {}} />);
  await expect.element(dialog).toBeVisible();
  return host;
}

it('shows how to join: QR, code and address', async () => {
  await draw();
  await expect.element(dialog.getByRole('img', { name: 'QR code to join' })).toBeVisible();
  await expect.element(page.getByTestId('room-code')).toHaveAccessibleName('Code KXM RTD');
  await expect.element(dialog.getByText('wheel.example/join')).toBeVisible();
  await expect.element(dialog.getByText('2 phones · 1 screen')).toBeVisible();
});

it('opens the audience screen in a window of its own', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await draw();
  await button('Open the audience screen').click();
  expect(open).toHaveBeenCalledWith('/screen/KXMRTD', '_blank');
  open.mockRestore();
});

it('says in one line what to set where no phone can reach the computer', async () => {
  await draw({ publicUrl: null, addresses: [] });
  const hint = dialog.getByText('Start with HOST=0.0.0.0 to let phones in');
  await expect.element(hint).toBeVisible();
  await expect.element(button('Pair a remote')).toBeDisabled();
});

it('offers every address of the machine, and keeps the one that is chosen', async () => {
  const addresses = ['http://10.8.0.2:3000', 'http://192.168.1.7:3000'];
  await draw({ publicUrl: null, addresses });
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await expect.element(address).toHaveDisplayValue('10.8.0.2:3000/join');
  const before = dialog.getByRole('img', { name: 'QR code to join' }).element().innerHTML;
  await address.selectOptions('192.168.1.7:3000/join');
  await expect.element(address).toHaveDisplayValue('192.168.1.7:3000/join');
  const qr = dialog.getByRole('img', { name: 'QR code to join' });
  expect(qr.element().innerHTML).not.toBe(before);
  expect(byPreference(addresses)[0]).toBe('http://192.168.1.7:3000');
  localStorage.removeItem('room-address');
});

it('lists players by team, those away by a sign and a word', async () => {
  await draw();
  await expect.element(button('Mia')).toBeVisible();
  await expect.element(button('Lotte, away')).toBeVisible();
  await expect.element(dialog.getByText('No team yet')).toBeVisible();
});

it('locks the door, approves newcomers and lets one in', async () => {
  const host = await draw();
  await dialog.getByRole('checkbox', { name: 'Lock the door' }).click();
  expect(host.lastSaid('door')).toEqual({ t: 'door', open: false, approve: false });
  await dialog.getByRole('checkbox', { name: 'Approve newcomers' }).click();
  expect(host.lastSaid('door')).toEqual({ t: 'door', open: false, approve: true });
  host.hear({ t: 'ask', id: '1', seat: 'p9', kind: 'join', value: 'Nora' });
  await expect.element(dialog.getByText('Nora wants to join')).toBeVisible();
  await button('Let in').click();
  expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'p9', admit: true });
});

it('shows the board on phones when the host wants it', async () => {
  const host = await draw();
  await dialog.getByRole('checkbox', { name: 'Board on phones' }).click();
  expect(host.lastSaid('allow')).toMatchObject({ board: true, letters: false });
});

it('moves, renames, removes and bans the chosen player', async () => {
  const host = await draw();
  await button('Mia').click();
  await button('Move').click();
  await dialog.getByRole('combobox', { name: 'Team of Mia' }).selectOptions('Team 2');
  expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'p1', team: 1 });
  await button('Mia').click();
  await button('Rename').click();
  await dialog.getByRole('textbox', { name: 'Name of Mia' }).fill('Mia B');
  await userEvent.keyboard('{Enter}');
  expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'p1', name: 'Mia B' });
  await button('Mia').click();
  await button('Remove').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 'p1' });
  await button('Mia').click();
  await button('Ban').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 'p1', ban: true });
});

it('pairs a remote by a code of its own', async () => {
  const host = await draw();
  await button('Pair a remote').click();
  expect(host.lastSaid('pair')).toEqual({ t: 'pair' });
  host.hear({ t: 'pairing', token: 'abc' });
  await expect.element(dialog.getByRole('img', { name: 'QR code to pair a remote' })).toBeVisible();
  await button('Done').click();
  await expect.element(dialog.getByRole('img', { name: 'QR code to join' })).toBeVisible();
});

it('hides the join info and shows it again', async () => {
  const host = await draw();
  await button('Hide join info').click();
  expect(host.lastSaid('state')).toMatchObject({ state: { joinHidden: true } });
  await button('Show join info').click();
  expect(host.lastSaid('state')).toMatchObject({ state: { joinHidden: false } });
});

it('offers to take over when another device hosts the room', async () => {
  const host = await draw();
  host.end('superseded');
  await button('Take over').click();
  expect(host.starts.at(-1)).toMatchObject({ term: 2 });
});

it('closes the room', async () => {
  const host = await draw();
  await button('Close the room').click();
  expect(host.lastSaid('close')).toEqual({ t: 'close' });
});
