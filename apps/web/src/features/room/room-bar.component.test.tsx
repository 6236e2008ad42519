import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openRoomInMemory, SEATS } from '../../../test/room/room-in-memory.ts';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { NO_ROOM, roomStatusStore } from '../../room/room-status-store.ts';
import { BuzzBar } from './buzz-bar.tsx';
import { RoomBar } from './room-bar.tsx';

const chip = page.getByTestId('room-chip');
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => roomStatusStore.setState(NO_ROOM));

async function draw({ teams: count = 2 } = {}) {
  const show = await openWindows().openHost({ teams: count });
  const host = await openRoomInMemory(show);
  const { teams } = show.getState().view;
  function Stage() {
    return (
      <main id="main" tabIndex={-1}>
        <RoomBar room={host.room} onDialog={onDialog} />
        <BuzzBar teams={teams} isTossUp={false} />
      </main>
    );
  }
  const onDialog = vi.fn();
  await render(<Stage />, { wrapper: inShow(show) });
  return { ...host, onDialog };
}

it('says who is there, and opens the dialog', async () => {
  const { hear, onDialog } = await draw();
  hear({ t: 'seats', seats: SEATS });
  hear({ t: 'screens', n: 1, list: [{ seat: 's1', own: true, from: 3 }] });
  await expect.element(chip).toHaveTextContent('2 phones · 1 screen');
  await chip.click();
  expect(onDialog).toHaveBeenCalledOnce();
});

it('says that the room is offline, and leaves the stage alone', async () => {
  const { break: cut } = await draw();
  cut();
  await expect.element(chip).toHaveTextContent('Room offline');
  await expect.element(button('Open buzzers')).not.toBeInTheDocument();
});

it('says how many wait at the door, while the dialog is closed', async () => {
  const { hear, room } = await draw();
  hear({ t: 'ask', id: '1', seat: 'p8', kind: 'join', value: 'Nora', from: 1 });
  hear({ t: 'ask', id: '2', seat: 'p9', kind: 'join', value: 'Karl', from: 1 });
  await expect.element(chip).toHaveAccessibleName('0 phones · 0 screens 2 at the door');
  room.admit('1', true);
  room.admit('2', true);
  await expect.element(chip).toHaveAccessibleName('0 phones · 0 screens');
});

it('counts a remote that waits, and has it read out', async () => {
  const { hear } = await draw();
  hear({ t: 'ask', id: '1', seat: 'r1', kind: 'remote', value: 'iPhone', from: 1 });
  await expect.element(chip).toHaveAccessibleName('0 phones · 0 screens 1 at the door');
  const news = page.getByText('Remote iPhone wants to command').element();
  expect(news.getAttribute('aria-live')).toBe('polite');
});

it('says that another device hosts the room, and takes it over', async () => {
  const { end, starts } = await draw();
  end('superseded');
  await expect.element(chip).toHaveTextContent('Hosted elsewhere');
  await button('Take over').click();
  expect(starts.at(-1)).toMatchObject({ term: 2 });
});

it('opens, locks and resets the buzzers, and gives the keys back to the stage', async () => {
  const { lastSaid, hear } = await draw();
  await button('Open buzzers').click();
  expect(lastSaid('buzz')).toMatchObject({ do: 'open', round: 1 });
  expect(document.activeElement?.id).toBe('main');
  await expect.element(page.getByRole('status')).toHaveTextContent('Buzzers open');
  await button('Lock buzzers').click();
  expect(lastSaid('buzz')).toMatchObject({ do: 'lock', round: 1 });
  const list = [
    { seat: 'p1', team: 1, ms: 0 },
    { seat: 'p2', team: 0, ms: 1240 },
  ];
  hear({ t: 'order', round: 1, open: false, list, tie: false });
  await expect.element(page.getByTestId('buzz-order')).toHaveTextContent('Team 21st');
  await expect.element(page.getByTestId('buzz-order')).toHaveTextContent('+1.2 s');
  await button('Reset buzzers').click();
  expect(lastSaid('buzz')).toMatchObject({ do: 'reset', round: 2 });
  await expect.element(page.getByTestId('buzz-order')).not.toBeInTheDocument();
});

it('tells a tie as one', async () => {
  const { hear } = await draw();
  const list = [
    { seat: 'p1', team: 1, ms: 0, tied: true },
    { seat: 'p2', team: 0, ms: 4, tied: true },
  ];
  hear({ t: 'order', round: 1, open: false, list, tie: true });
  await expect.element(page.getByText('TIE')).toBeVisible();
});

it('tells a tie of three as one', async () => {
  const { hear } = await draw({ teams: 4 });
  const list = [
    { seat: 'p1', team: 1, ms: 0, tied: true },
    { seat: 'p2', team: 0, ms: 4, tied: true },
    { seat: 'p3', team: 2, ms: 10, tied: true },
    { seat: 'p4', team: 3, ms: 10 },
  ];
  hear({ t: 'order', round: 1, open: false, list, tie: true });
  await expect.element(page.getByText('TIE').nth(1)).toBeVisible();
  expect(page.getByText('TIE').elements()).toHaveLength(2);
});

it('opens and locks with a full stop, and resets with a comma', async () => {
  const { lastSaid } = await draw();
  await userEvent.keyboard('.');
  expect(lastSaid('buzz')).toMatchObject({ do: 'open' });
  await userEvent.keyboard('.');
  expect(lastSaid('buzz')).toMatchObject({ do: 'lock' });
  await userEvent.keyboard(',');
  expect(lastSaid('buzz')).toMatchObject({ do: 'reset' });
});
