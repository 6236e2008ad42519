import { findRoom, type LookUp } from '../../lib/room-link/calls.ts';

const PAUSES_MS = [400, 1200];

/** Looks for a room once more where nobody answered: a server that sheds load does a moment later. */
export async function findSoon(code: string): Promise<LookUp> {
  let found = await findRoom(code);
  for (const ms of PAUSES_MS) {
    if (found !== 'unknown') break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    found = await findRoom(code);
  }
  return found;
}
