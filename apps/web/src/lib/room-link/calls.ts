import type { RoomFound, RoomOpened } from '@wheel/contract';

const BASE = import.meta.env.VITE_API_BASE ?? '/api';
const JSON_BODY = { 'Content-Type': 'application/json' };

/** What came of looking for a room. `busy`: too many have looked from here; later it may be told. */
export type LookUp = RoomFound | 'none' | 'busy' | 'unknown';

export async function openRoom(again: Partial<RoomOpened> = {}): Promise<RoomOpened> {
  const response = await fetch(`${BASE}/rooms`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(again),
  });
  if (!response.ok) throw new Error(`No room: ${response.status}`);
  return (await response.json()) as RoomOpened;
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
