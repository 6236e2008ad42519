import { type BrowserContext, expect, type Page } from '@playwright/test';
import { oneOf } from './stage.ts';
import { wordsOn } from './words.ts';

export const roomDialog = (page: Page) =>
  page.getByRole('dialog', { name: wordsOn(page).room.host.dialog.title });
export const chipOf = (page: Page) => page.getByTestId('room-chip');
export const inRoom = (page: Page, name: string) =>
  roomDialog(page).getByRole('button', { name, exact: true });

/** Opens a room on /game or /wheel and answers its code. The dialog stays open. */
export async function openRoom(page: Page): Promise<string> {
  const { host } = wordsOn(page).room;
  await page.getByRole('button', { name: host.bar.open }).click();
  const tiles = page.getByTestId('room-code');
  await expect(tiles).toBeVisible();
  await expect(chipOf(page)).toContainText(host.attendance({ phones: 0, screens: 0 }));
  return (await tiles.textContent()) ?? '';
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(roomDialog(page)).toBeHidden();
}

/** Another device: it shares nothing with the host's browser but the server. */
export async function otherDevice(context: BrowserContext, baseURL = ''): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL, serviceWorkers: 'block' });
  if (!other) throw new Error('no browser');
  return other.newPage();
}

export type Phone = { readonly name: string; readonly team: string };

/** From the address of the QR code to the buzzer. */
export async function joinAsPhone(page: Page, code: string, { name, team }: Phone): Promise<void> {
  const { join } = wordsOn(page);
  await page.goto(`/j/${code}`);
  await page.getByRole('textbox', { name: join.nameLabel }).fill(name);
  await page.getByRole('button', { name: join.next }).click();
  await page.getByRole('button').filter({ hasText: team }).click();
  await expect(buzzerOf(page)).toBeVisible();
}

export const buzzerOf = (page: Page) =>
  page.getByRole('button', { name: wordsOn(page).room.phone.buzzer.buzz });
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
  const { notes, devices, tabs, show } = wordsOn(page).room.remote;
  const { door } = wordsOn(host).room.host;
  const names = Object.values(devices);
  await page.goto(`/remote#${code}.${token}`);
  await expect(saysOf(page)).toContainText(oneOf(names.map((name) => notes.waiting({ name }))));
  const asks = oneOf(names.map((name) => door.remote({ name })));
  await expect(roomDialog(host).getByText(asks)).toBeVisible();
  await inRoom(host, door.letIn).click();
  await expect(page.getByRole('tab', { name: tabs.show })).toBeVisible();
  await expect(page.getByRole('button', { name: show.spin })).toBeVisible();
}
