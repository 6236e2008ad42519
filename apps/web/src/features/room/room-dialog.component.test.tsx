import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openRoomInMemory, SCREENS, SEATS } from '../../../test/room/room-in-memory.ts';
import { openWindows } from '../../../test/show-in-memory.tsx';
import { byPreference } from '../../room/address.ts';
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
  host.hear({ t: 'screens', n: 1, list: [{ seat: 's1', own: true, from: 3 }] });
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

it.each([
  [{ screenToken: 'o.sig' }, '/screen/KXMRTD#o.sig'],
  [{}, '/screen/KXMRTD'],
])('opens the audience screen with %j at %s', async (having, address) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await draw(having);
  await button('Open the audience screen').click();
  expect(open).toHaveBeenCalledWith(address, '_blank');
  open.mockRestore();
});

it('lists screens and remotes, and ends the one that is pressed', async () => {
  const host = await draw();
  host.hear({ t: 'screens', n: 2, list: SCREENS });
  host.hear({ t: 'remotes', list: [{ seat: 'r1', name: 'iPhone', from: 3 }] });
  const screens = dialog.getByRole('list', { name: 'Screens' }).getByRole('listitem');
  await expect.element(screens.first()).toHaveTextContent('Screen 1Opened here');
  await expect.element(screens.nth(1)).toHaveTextContent('Screen 2Address 1');
  await button('End Screen 2').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 's2' });
  await button('End iPhone').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 'r1' });
  host.hear({ t: 'remotes', list: [] });
  await expect.element(button('End iPhone')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('region', { name: 'Screens and remotes' })).toHaveFocus();
});

it('asks whether a paired phone may command, where its code was shown', async () => {
  const host = await draw();
  host.hear({ t: 'pairing', token: 'abc' });
  await expect.element(dialog.getByText('then let it in')).toBeVisible();
  host.hear({ t: 'ask', id: '1', seat: 'p9', kind: 'join', value: 'Nora', from: 4 });
  host.hear({ t: 'ask', id: '2', seat: 'r1', kind: 'remote', value: 'iPhone', from: 5 });
  const asks = dialog.getByRole('status');
  await expect.element(asks).toHaveTextContent(/^Remote iPhone wants to command.*Nora wants/);
  await dialog
    .getByRole('group', { name: 'Remote iPhone wants to command' })
    .getByRole('button', { name: 'Let in' })
    .click();
  expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'r1', admit: true });
  await expect.element(dialog.getByRole('region', { name: 'At the door' })).toHaveFocus();
});

it('refuses all who wait, once there are two', async () => {
  const host = await draw();
  host.hear({ t: 'ask', id: '1', seat: 'p8', kind: 'join', value: 'Nora', from: 4 });
  await expect.element(button('Refuse')).toBeVisible();
  await expect.element(button('Refuse all')).not.toBeInTheDocument();
  host.hear({ t: 'ask', id: '2', seat: 'p9', kind: 'join', value: 'Karl', from: 4 });
  await expect.element(dialog.getByText('2 at the door')).toBeVisible();
  await button('Refuse all').click();
  expect(host.lastSaid('refuse')).toEqual({ t: 'refuse' });
  await expect.element(button('Refuse')).not.toBeInTheDocument();
});

it('removes all from one address, once it is asked and answered', async () => {
  const host = await draw();
  await button('Karl').click();
  await expect.element(button('Ban')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'from there' }).query()).toBeNull();
  host.hear({ t: 'screens', n: 2, list: SCREENS });
  await button('Mia').click();
  await button('Remove all 3 from there').click();
  const question = dialog.getByRole('group', { name: 'Remove all 3 from there?' });
  await expect.element(question).toHaveAccessibleDescription(/^2 phones and 1 screen share/);
  await expect.element(button('Cancel')).toHaveFocus();
  await button('Cancel').click();
  await expect.element(button('Remove all 3 from there')).toHaveFocus();
  expect(host.lastSaid('kick')).toBeUndefined();
  await button('Remove all 3 from there').click();
  await button('Remove all').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', from: 1 });
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
  host.hear({ t: 'ask', id: '1', seat: 'p9', kind: 'join', value: 'Nora', from: 4 });
  await expect.element(dialog.getByText('Nora wants to join')).toBeVisible();
  await button('Let in').click();
  expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'p9', admit: true });
});

it('shows the board on phones when the host wants it', async () => {
  const host = await draw();
  await dialog.getByRole('checkbox', { name: 'Board on phones' }).click();
  expect(host.lastSaid('allow')).toMatchObject({ board: true, letters: false });
});

it('moves, renames and removes the chosen player', async () => {
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
});

it('says what a ban can do, and approves newcomers with it', async () => {
  const host = await draw();
  await button('Mia').click();
  await button('Ban').click();
  const question = dialog.getByRole('group', { name: 'Ban Mia?' });
  await expect
    .element(question)
    .toHaveAccessibleDescription(/until it forgets this room. To be sure, approve newcomers.$/);
  await expect.element(button('Cancel')).toHaveFocus();
  await expect.element(question.getByRole('checkbox')).toBeChecked();
  await button('Ban').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 'p1', ban: true });
  expect(host.lastSaid('door')).toEqual({ t: 'door', open: true, approve: true });
  await button('Karl').click();
  await button('Ban').click();
  expect(question.getByRole('checkbox').query()).toBeNull();
  await expect.element(dialog.getByText('Then it has to ask you.')).toBeVisible();
});

it('bans alone when the host wants no more', async () => {
  const host = await draw();
  await button('Mia').click();
  await button('Ban').click();
  await dialog.getByRole('group').getByRole('checkbox', { name: 'Approve newcomers' }).click();
  await button('Ban').click();
  expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 'p1', ban: true });
  expect(host.lastSaid('door')).toBeUndefined();
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
  expect(host.lastSaid('state')).toMatchObject({ state: { room: { joinHidden: true } } });
  await button('Show join info').click();
  expect(host.lastSaid('state')).toMatchObject({ state: { room: { joinHidden: false } } });
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
