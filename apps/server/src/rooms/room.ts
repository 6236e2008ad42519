import type { RoomRole } from '@wheel/contract';
import {
  CLOSINGS,
  type ConnectionId,
  type Effect,
  FIRST_SETTINGS,
  type JoinRequest,
  listsOf,
  newRoom,
  type Room,
  type RoomCaps,
  type RoomEvent,
  type RoomSettings,
  update,
  type Welcome,
} from '@wheel/room';
import type { RoomRow } from '../storage/rooms.ts';
import type { Connection } from './connection.ts';
import { frameOf, stateFrame } from './messages.ts';

/** Limits how often lists are sent to a host: in a full room they are long, and every client can change them. */
const LISTS_EVERY_MS = 250;
/** The ways of the phones are looked at anew after this long: many may press at once. */
const WAYS_KEPT_MS = 250;

export type Outside = {
  readonly now: () => number;
  /** Does what a timer is for; what goes wrong in it is logged and ends nothing else. */
  readonly guard: (work: () => void) => void;
  /** Clock, limits and addresses are not the room's to know. */
  readonly welcomeFrame: (welcome: Welcome, row: RoomRow) => Buffer;
  readonly save: (room: Pick<RoomRow, 'code' | 'settings' | 'banned'>) => void;
  /** Raises the term from this one by one; false when it has changed meanwhile. */
  readonly raiseTerm: (code: string, from: number) => Promise<boolean>;
  readonly end: (code: string) => void;
};

export function settingsOf({ settings }: Pick<RoomRow, 'settings'>): RoomSettings {
  const stored: Partial<RoomSettings> = JSON.parse(settings);
  return { ...FIRST_SETTINGS, ...stored, allow: { ...FIRST_SETTINGS.allow, ...stored.allow } };
}

/** A room in the memory of this server: carries out what the machine says. */
export class LiveRoom {
  readonly row: RoomRow;
  readonly #outside: Outside;
  readonly #guests = new Map<ConnectionId, Connection>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #listsTimer: NodeJS.Timeout | null = null;
  /** What this host was told last, as text. */
  #told: { readonly host: ConnectionId; readonly texts: ReadonlySet<string> } | null = null;
  #ways: { readonly at: number; readonly median: number | null } | null = null;
  #entering = 0;
  #room: Room;

  constructor(row: RoomRow, caps: RoomCaps, outside: Outside) {
    this.row = row;
    this.#outside = outside;
    const banned: readonly string[] = JSON.parse(row.banned);
    this.#room = newRoom({ term: row.term, caps, settings: settingsOf(row), banned });
  }

  get room(): Room {
    return this.#room;
  }
  get isIdle(): boolean {
    return this.#guests.size + this.#entering + this.#room.seats.size === 0;
  }

  async enter(connection: Connection, request: JoinRequest): Promise<void> {
    this.#entering += 1;
    try {
      const isFree = request.as !== 'host' || (await this.#holdsTerm(request.term));
      if (!isFree) connection.close(CLOSINGS.superseded);
      if (connection.isOver) return;
      this.#guests.set(connection.id, connection);
      this.put({ type: 'join', connection: connection.id, request, at: this.#outside.now() });
    } finally {
      this.#entering -= 1;
    }
  }

  /** A host that takes over has to raise the term in the row before any other. */
  async #holdsTerm(asked: number | null): Promise<boolean> {
    const { term } = this.#room;
    return asked !== term + 1 || this.#outside.raiseTerm(this.row.code, term);
  }

  leave(connection: Connection): void {
    if (!this.#guests.delete(connection.id)) return;
    this.put({ type: 'leave', connection: connection.id, at: this.#outside.now() });
  }

  put(event: RoomEvent): void {
    const { room, effects } = update(this.#room, event);
    this.#room = room;
    for (const effect of effects) this.#run(effect);
  }

  /** The median of the least round trips to the phones; null when none is known. */
  roomRtt(): number | null {
    const at = this.#outside.now();
    if (this.#ways === null || at - this.#ways.at > WAYS_KEPT_MS)
      this.#ways = { at, median: this.#medianRtt() };
    return this.#ways.median;
  }

  /** Of two in the middle the lesser: a phone that answers late gains nothing among two. */
  #medianRtt(): number | null {
    const ways = this.#inside(['player']).flatMap(({ rtt }) => rtt ?? []);
    ways.sort((one, other) => one - other);
    return ways[Math.floor((ways.length - 1) / 2)] ?? null;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    if (this.#listsTimer !== null) clearTimeout(this.#listsTimer);
  }

  /** The guests of these roles, but for those who wait at the door. */
  #inside(roles: readonly RoomRole[]): readonly Connection[] {
    return [...this.#guests.values()].filter(
      ({ role, isIn }) => isIn && role !== null && roles.includes(role),
    );
  }

  #run(effect: Effect): void {
    switch (effect.type) {
      case 'welcome': {
        const guest = this.#guests.get(effect.to);
        if (guest === undefined) break;
        guest.isIn = effect.welcome.waiting === undefined;
        guest.send(this.#outside.welcomeFrame(effect.welcome, this.row));
        break;
      }
      case 'send':
        this.#guests.get(effect.to)?.send(frameOf(effect.message));
        break;
      case 'broadcast':
        for (const guest of this.#inside(effect.roles)) guest.send(frameOf(effect.message));
        break;
      case 'show':
        this.#show(effect.roles, effect.events);
        break;
      case 'showTo':
        this.#showTo(effect.to);
        break;
      case 'picture':
        this.#sendPicture(this.#inside(['screen']));
        break;
      case 'pictureTo':
        this.#sendPicture([this.#guests.get(effect.to)]);
        break;
      case 'close': {
        const guest = this.#guests.get(effect.connection);
        this.#guests.delete(effect.connection);
        guest?.close(effect.closing);
        break;
      }
      case 'lists':
        this.#listsSoon();
        break;
      case 'wake':
        this.#wakeAt(effect.at);
        break;
      case 'save':
        this.#outside.save({
          code: this.row.code,
          settings: JSON.stringify(this.#room.settings),
          banned: JSON.stringify(this.#room.banned),
        });
        break;
      case 'end':
        this.#outside.end(this.row.code);
    }
  }

  /** One frame for all who see the whole, one for all who do not. */
  #show(roles: readonly RoomRole[], events: string | null): void {
    const { shown, settings } = this.#room;
    if (shown === null) return;
    const framesOf = (text: string) => {
      const frameAt = (now: number) => stateFrame(shown, text, { age: now - shown.at, events });
      return [frameAt(this.#outside.now()), frameAt] as const;
    };
    const whole = framesOf(shown.whole);
    const forPhones = settings.allow.board ? whole : framesOf(shown.forPhones);
    for (const guest of this.#inside(roles))
      guest.show(...(guest.role === 'player' ? forPhones : whole));
  }

  #showTo(to: ConnectionId): void {
    const { shown, settings, connections } = this.#room;
    if (shown === null) return;
    const isWhole = connections.get(to)?.role !== 'player' || settings.allow.board;
    const age = this.#outside.now() - shown.at;
    const text = isWhole ? shown.whole : shown.forPhones;
    this.#guests.get(to)?.send(stateFrame(shown, text, { age, events: null }));
  }

  /** Its bytes are not kept beside its text. */
  #sendPicture(guests: readonly (Connection | undefined)[]): void {
    const { picture } = this.#room;
    if (picture === null) return;
    const frame = Buffer.from(picture.text);
    for (const guest of guests) guest?.send(frame);
  }

  #listsSoon(): void {
    this.#listsTimer ??= setTimeout(() => {
      this.#listsTimer = null;
      this.#outside.guard(() => this.#tellLists());
    }, LISTS_EVERY_MS);
  }

  /** What a host has heard already is not said again. */
  #tellLists(): void {
    const { host } = this.#room;
    if (host === null) return;
    const before = this.#told?.host === host ? this.#told.texts : new Set<string>();
    const texts = new Set(listsOf(this.#room).map((list) => JSON.stringify(list)));
    this.#told = { host, texts };
    for (const text of texts)
      if (!before.has(text)) this.#guests.get(host)?.send(Buffer.from(text));
  }

  #wakeAt(at: number): void {
    // A timer may come a little early, and the room would not wake.
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#outside.guard(() =>
          this.put({ type: 'tick', at: Math.max(at, this.#outside.now()) }),
        );
      },
      Math.max(0, at - this.#outside.now()),
    );
    this.#timers.add(timer);
  }
}
