import type { RoomFound, RoomOpened } from '@wheel/contract';

const BASE = import.meta.env.VITE_API_BASE ?? '/api';
const JSON_BODY = { 'Content-Type': 'application/json' };

/** What came of looking for a room. `busy`: too many have looked from here; later it may be told. */
export type LookUp = RoomFound | 'none' | 'busy' | 'unknown';

const post = (again: Partial<RoomOpened>): Promise<Response> =>
  fetch(`${BASE}/rooms`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(again) });

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

export const closeRoom = ({ code, hostSecret }: RoomOpened): Promise<Response> =>
  fetch(`${BASE}/rooms/${code}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { Authorization: `Bearer ${hostSecret}` },
  });

/** An upgrade that is refused looks to a page like a dead network; this call tells them apart. */
export async function findRoom(code: string): Promise<LookUp> {
  try {
    const response = await fetch(`${BASE}/rooms/${code}`, { cache: 'no-store' });
    if (response.status === 404) return 'none';
    if (response.status === 429) return 'busy';
    return response.ok ? ((await response.json()) as RoomFound) : 'unknown';
  } catch {
    return 'unknown';
  }
}
