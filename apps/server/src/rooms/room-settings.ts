import { ROOM_LIMITS } from '@wheel/contract';
import { BadSetting } from '../bad-setting.ts';
import { type Environment, readDatabaseUrl } from '../settings.ts';

/** What an operator says about rooms. */
export type RoomSettings = {
  /** Where servers tell each other of rooms, when DATABASE_URL leads through a pooler; null for the same. */
  readonly databaseUrl: string | null;
  /** How many phones may be in one room. */
  readonly phones: number;
  /** Under which address phones reach this server; null when nobody said. */
  readonly publicUrl: string | null;
};

export const DEFAULT_ROOM_SETTINGS: RoomSettings = {
  databaseUrl: null,
  phones: ROOM_LIMITS.phones,
  publicUrl: null,
};

/** Beyond this the order of one round would not be told in time. */
const PHONES_MAX = 2_000;

export function readRoomSettings(env: Environment): RoomSettings {
  const read = (name: string) => env[name]?.trim() || undefined;
  return {
    databaseUrl: readDatabaseUrl(read('ROOMS_DATABASE_URL'), 'ROOMS_DATABASE_URL'),
    phones: readPhones(read('ROOM_PHONES')),
    publicUrl: readPublicUrl(read('PUBLIC_URL')),
  };
}

function readPhones(count = String(ROOM_LIMITS.phones)): number {
  const value = Number(count);
  if (!/^\d{1,4}$/.test(count) || value < 1 || value > PHONES_MAX) {
    throw new BadSetting(`ROOM_PHONES must be a number from 1 to ${PHONES_MAX}, not "${count}".`);
  }
  return value;
}

function readPublicUrl(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (!isPlain || url.search !== '' || url.username !== '') {
    throw new BadSetting(
      `PUBLIC_URL must be an address like https://show.example, not "${address}".`,
    );
  }
  return url.origin;
}
