import { tryStorage } from '../lib/storage/try-storage.ts';

/** What the host's device keeps of its room, beside the run. */
export type SavedRoom = {
  readonly code: string;
  readonly secret: string;
  /** `null` until the welcome. */
  readonly term: number | null;
  /** The server keeps the door, but knows nothing of what is shown. */
  readonly joinHidden: boolean;
  /** The buzzers as the host left them, which the room may not have heard. */
  readonly round: number;
  readonly areBuzzersOpen: boolean;
};

/** Checks a value that storage gave; `null` when it makes no sense. */
export function readSavedRoom(value: unknown): SavedRoom | null {
  if (typeof value !== 'object' || value === null) return null;
  const { code, secret, term, joinHidden, round, areBuzzersOpen } = value as Partial<
    Record<keyof SavedRoom, unknown>
  >;
  if (typeof code !== 'string' || typeof secret !== 'string') return null;
  return {
    code,
    secret,
    term: isWhole(term) ? term : null,
    joinHidden: joinHidden === true,
    round: isWhole(round) ? round : 0,
    areBuzzersOpen: areBuzzersOpen === true,
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** What a guest keeps of its seat, so that it finds it again. Screens and remotes have neither name nor team. */
export type SavedSeat = {
  readonly code: string;
  readonly token: string;
  readonly name: string;
  /** `null` until one is chosen. */
  readonly team: {
    readonly at: number;
    readonly name: string;
    readonly color: string;
  } | null;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Throws where the text is no JSON. */
function readSeat(text: string | null): SavedSeat | null {
  const { code, token, name, team } = JSON.parse(text ?? 'null') ?? {};
  if (!isText(code) || !isText(token) || !isText(name)) return null;
  const isTeam = Number.isSafeInteger(team?.at) && isText(team?.name) && isText(team?.color);
  return { code, token, name, team: isTeam ? team : null };
}

export type SeatStorage = {
  load(): SavedSeat | null;
  save(seat: SavedSeat): void;
  remove(): void;
};

/** A browser that keeps nothing plays on; only a reload costs the seat. */
export const seatStorageAt = (key: string, storage: () => Storage): SeatStorage => ({
  load: () => tryStorage(() => readSeat(storage().getItem(key)), null),
  save: (seat) => tryStorage(() => storage().setItem(key, JSON.stringify(seat)), undefined),
  remove: () => tryStorage(() => storage().removeItem(key), undefined),
});

export const playerSeat = seatStorageAt('room-seat', () => localStorage);
export const remoteSeat = seatStorageAt('room-remote', () => localStorage);
/** Of this window alone: another screen in the same browser has a seat of its own. */
export const screenSeat = seatStorageAt('room-screen', () => sessionStorage);
