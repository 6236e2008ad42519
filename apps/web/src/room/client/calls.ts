import type { RoomFound, RoomOpened } from '@wheel/contract';
import { API_BASE } from '../../lib/api/send.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Why a room was not found. `busy`: too many look-ups from this address, try later. */
export type NotFound = 'none' | 'busy' | 'unknown';
/** The result of looking for a room. */
export type LookUp = RoomFound | NotFound;

const post = (again: Partial<RoomOpened>): Promise<Response> =>
  fetch(`${API_BASE}/rooms`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(again) });

/** `busy`: too many rooms are open from here, or the server has too much to do. */
export async function openRoom(): Promise<RoomOpened | 'busy'> {
  const response = await post({});
  if (response.status === 429 || response.status === 503) return 'busy';
  if (!response.ok) throw new Error(`No room: ${response.status}`);
  return (await response.json()) as RoomOpened;
}

/** For a room whose row was lost; false when its code is taken. */
export async function reopenRoom(room: RoomOpened): Promise<boolean> {
  const response = await post(room);
  if (!response.ok && response.status !== 409) throw new Error(`No room: ${response.status}`);
  return response.ok;
}

/** Whether the server has no such room of this host any more; false when it did not say so. */
export async function closeRoom({ code, hostSecret }: RoomOpened): Promise<boolean> {
  try {
    const response = await fetch(`${API_BASE}/rooms/${code}`, {
      method: 'DELETE',
      keepalive: true,
      headers: { Authorization: `Bearer ${hostSecret}` },
    });
    return response.ok || response.status === 403 || response.status === 404;
  } catch {
    return false;
  }
}

/** An upgrade that is refused looks to a page like a dead network; this call tells them apart. */
export async function findRoom(code: string): Promise<LookUp> {
  try {
    const response = await fetch(`${API_BASE}/rooms/${code}`, { cache: 'no-store' });
    if (response.status === 404) return 'none';
    if (response.status === 429) return 'busy';
    return response.ok ? ((await response.json()) as RoomFound) : 'unknown';
  } catch {
    return 'unknown';
  }
}

const PAUSES_MS = [400, 1200];

/** Looks for a room once more without an answer: a server that sheds load answers a moment later. */
export async function findSoon(code: string): Promise<LookUp> {
  let found = await findRoom(code);
  for (const ms of PAUSES_MS) {
    if (found !== 'unknown') break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    found = await findRoom(code);
  }
  return found;
}
