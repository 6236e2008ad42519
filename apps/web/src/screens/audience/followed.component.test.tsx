import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawScreen, toldShow } from '../../../test/room/guest-in-memory.tsx';
import { PLAIN_STAGE } from '../../show/stage-settings.ts';

const qr = page.getByRole('img', { name: 'QR code to join' });
const begin = page.getByText('The show is about to begin');

async function draw(asked?: string) {
  const screen = await drawScreen(asked);
  const show = (room: Parameters<typeof screen.show>[1] = {}, at = 'wheel') =>
    screen.show({ ...toldShow(), screen: at }, room);
  return { ...screen, show };
}

it('shows no way in before the host has told one', async () => {
  const { show } = await draw();
  await expect.element(begin).toBeVisible();
  await expect.element(qr).not.toBeInTheDocument();
  show();
  await expect.element(qr).toBeVisible();
  await expect.element(page.getByText('wheel.example/join')).toBeVisible();
});

it('shows no way in where phones cannot reach the room, and none that is hidden', async () => {
  const { show } = await draw();
  for (const more of [{ joinAt: null }, { joinHidden: true }]) {
    show();
    await expect.element(qr).toBeVisible();
    show(more);
    await expect.element(begin).toBeVisible();
    await expect.element(qr).not.toBeInTheDocument();
  }
});

it('shows no code where its address asks for none', async () => {
  const { show } = await draw('?qr=hide&sound=off');
  const code = page.getByText('KXM RTD');
  show({}, 'game');
  await expect.element(page.getByTestId('team-card').first()).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  show();
  await expect.element(begin).toBeVisible();
});

it.each([
  ['?qr=hide', 'both', true],
  ['?qr=hide', 'screen', true],
  ['?qr=hide', 'host', false],
  ['?sound=off', 'screen', false],
])('[L11] at %s, heard from %s: %s', async (asked, from, isHeard) => {
  const { show, room } = await draw(asked);
  const sound = { ...PLAIN_STAGE.sounds, from };
  show({ stage: { ...PLAIN_STAGE, sound } });
  await expect.poll(() => room.show.getState().isHeard).toBe(isHeard);
});
