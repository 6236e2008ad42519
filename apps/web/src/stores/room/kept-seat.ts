/** What a phone keeps of its seat, so that it finds it again. */
export type KeptSeat = {
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

const KEY = 'room-seat';
const REMOTE_KEY = 'room-remote';

const isText = (value: unknown): value is string => typeof value === 'string';

export function readSeat(text: string | null): KeptSeat | null {
  try {
    const { code, token, name, team } = JSON.parse(text ?? 'null') ?? {};
    if (!isText(code) || !isText(token) || !isText(name)) return null;
    const isTeam = Number.isSafeInteger(team?.at) && isText(team?.name) && isText(team?.color);
    return { code, token, name, team: isTeam ? team : null };
  } catch {
    return null;
  }
}

/** A browser that keeps nothing plays on; only a reload costs the seat. */
function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export type SeatShelf = {
  recall(): KeptSeat | null;
  keep(seat: KeptSeat): void;
  forget(): void;
};

const shelfAt = (key: string): SeatShelf => ({
  recall: () => guarded(() => readSeat(localStorage.getItem(key)), null),
  keep: (seat) => guarded(() => localStorage.setItem(key, JSON.stringify(seat)), undefined),
  forget: () => guarded(() => localStorage.removeItem(key), undefined),
});

export const playerShelf = shelfAt(KEY);
export const remoteShelf = shelfAt(REMOTE_KEY);
