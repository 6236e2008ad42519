import { expect, type Page } from '@playwright/test';

export const roomDialog = (page: Page) => page.getByRole('dialog', { name: 'Room' });
export const chipOf = (page: Page) => page.getByTestId('room-chip');
export const inRoom = (page: Page, name: string) =>
  roomDialog(page).getByRole('button', { name, exact: true });

/** Opens a room on /game or /wheel and answers its code. The dialog stays open. */
export async function openRoom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open a room' }).click();
  const tiles = page.getByTestId('room-code');
  await expect(tiles).toBeVisible();
  await expect(chipOf(page)).toContainText('0 phones');
  const name = (await tiles.getAttribute('aria-label')) ?? '';
  return name.replace(/^Code |\s/g, '');
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(roomDialog(page)).toBeHidden();
}

export type Phone = { readonly name: string; readonly team: string };

/** From the address of the QR code to the buzzer. */
export async function joinAsPhone(page: Page, code: string, { name, team }: Phone): Promise<void> {
  await page.goto(`/j/${code}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: new RegExp(`^${team},`) }).click();
  await expect(buzzerOf(page)).toBeVisible();
}

export const buzzerOf = (page: Page) => page.getByRole('button', { name: 'Buzz' });
export const saysOf = (page: Page) => page.getByRole('status').first();

export const pressBuzzer = (page: Page) => buzzerOf(page).dispatchEvent('pointerdown');

export async function openScreen(page: Page, code: string, asked = ''): Promise<void> {
  await page.goto(`/screen/${code}${asked}`);
}

/** The token that pairs a remote, heard where the page hears it. Call it before the room is opened. */
export function pairingOf(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.t === 'pairing') resolve(message.token);
      });
    });
  });
}

export type Pairing = { readonly host: Page; readonly code: string; readonly token: string };

/** A remote from the address of its QR code to its buttons; the host, whose dialog is open, lets it in. */
export async function openRemote(page: Page, { host, code, token }: Pairing): Promise<void> {
  await page.goto(`/remote#${code}.${token}`);
  await expect(saysOf(page)).toContainText('Waiting for the host to let you in');
  await expect(roomDialog(host).getByText(/^Remote .+ wants to command$/)).toBeVisible();
  await inRoom(host, 'Let in').click();
  await expect(page.getByRole('tab', { name: 'Show' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'SPIN' })).toBeVisible();
}
