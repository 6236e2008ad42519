import type { RoomClosing, RoomRole } from '@wheel/contract';
import {
  adopt,
  type Effect,
  FIRST_SETTINGS,
  type Handed,
  handOver,
  type Input,
  type LinkId,
  newRoom,
  type Room,
  type RoomCaps,
  type RoomSettings,
  type Step,
  seatsOf,
  take,
  type Welcome,
} from '@wheel/room';
import type { RoomRow } from '../storage/store.ts';
import { frameOf, stateFrame } from './frames.ts';
import type { Outlet, Scene } from './outlet.ts';

/** A list of seats is told at most this often; a full room makes long ones. */
const SEATS_EVERY_MS = 100;

export type Outside = {
  readonly now: () => number;
  /** Clock, limits and addresses are not the room's to know. */
  readonly welcomeFrame: (welcome: Welcome) => Buffer;
  readonly save: (room: Pick<RoomRow, 'code' | 'settings' | 'banned'>) => void;
  readonly end: (code: string) => void;
};

/** Reaches whoever is connected to another server. */
export type Elsewhere = {
  out(link: LinkId, frame: Buffer, isIn: boolean): void;
  close(link: LinkId, closing: RoomClosing): void;
  tell(roles: readonly RoomRole[], frame: Buffer): void;
  show(roles: readonly RoomRole[], scene: Scene): void;
  round(isOpen: boolean): void;
};

export function settingsOf({ settings }: Pick<RoomRow, 'settings'>): RoomSettings {
  const stored: Partial<RoomSettings> = JSON.parse(settings);
  return { ...FIRST_SETTINGS, ...stored, allow: { ...FIRST_SETTINGS.allow, ...stored.allow } };
}

const choicesOf = (row: RoomRow) => ({
  settings: settingsOf(row),
  banned: JSON.parse(row.banned) as readonly string[],
});

/** A room that is judged here: carries out what the machine says. */
export class LiveRoom {
  readonly outlet: Outlet;
  readonly #row: RoomRow;
  readonly #outside: Outside;
  readonly #elsewhere: Elsewhere | null;
  readonly #timers = new Set<NodeJS.Timeout>();
  #seatsTimer: NodeJS.Timeout | null = null;
  #room: Room;

  constructor(
    row: RoomRow,
    caps: RoomCaps,
    outside: Outside,
    outlet: Outlet,
    elsewhere: Elsewhere | null,
  ) {
    this.#row = row;
    this.#outside = outside;
    this.#elsewhere = elsewhere;
    this.outlet = outlet;
    this.#room = newRoom({ term: row.term, caps, ...choicesOf(row) });
  }

  get room(): Room {
    return this.#room;
  }

  put(input: Input): void {
    this.#follow(take(this.#room, input));
  }

  adopt(handed: Handed): void {
    this.#follow(adopt(this.#room, handed, this.#outside.now()));
  }

  /** What its host chose at another server. */
  reread(row: RoomRow): void {
    this.#room = { ...this.#room, ...choicesOf(row) };
  }

  handOver(): Handed {
    return handOver(this.#room, this.#outside.now());
  }

  /** Whoever came before may want to be shown again how things stand. */
  showTo(link: LinkId): void {
    this.#run({ type: 'showTo', to: link });
  }

  /** For one whom another server told that nobody hosts. */
  sayWhetherAway(link: LinkId): void {
    this.#run({ type: 'send', to: link, message: { t: 'away', host: this.#room.host === null } });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    if (this.#seatsTimer !== null) clearTimeout(this.#seatsTimer);
  }

  #follow({ room, effects }: Step): void {
    this.#room = room;
    if (room.round.isOpen !== this.outlet.isRoundOpen) {
      this.outlet.isRoundOpen = room.round.isOpen;
      this.#elsewhere?.round(room.round.isOpen);
    }
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: Effect): void {
    const { outlet } = this;
    switch (effect.type) {
      case 'welcome': {
        const frame = this.#outside.welcomeFrame(effect.welcome);
        const isIn = effect.welcome.waiting === undefined;
        if (!outlet.welcome(effect.to, frame, isIn)) this.#elsewhere?.out(effect.to, frame, isIn);
        break;
      }
      case 'send': {
        const frame = frameOf(effect.message);
        if (!outlet.send(effect.to, frame)) this.#elsewhere?.out(effect.to, frame, false);
        break;
      }
      case 'tell': {
        const frame = frameOf(effect.message);
        outlet.tell(effect.roles, frame);
        this.#elsewhere?.tell(effect.roles, frame);
        break;
      }
      case 'show':
        this.#show(effect.roles, effect.events);
        break;
      case 'showTo':
        this.#showTo(effect.to);
        break;
      case 'close':
        if (!outlet.close(effect.link, effect.closing))
          this.#elsewhere?.close(effect.link, effect.closing);
        break;
      case 'seats':
        this.#seatsSoon();
        break;
      case 'wake':
        this.#wakeAt(effect.at);
        break;
      case 'save':
        this.#outside.save({
          code: this.#row.code,
          settings: JSON.stringify(this.#room.settings),
          banned: JSON.stringify(this.#room.banned),
        });
        break;
      case 'end':
        this.#outside.end(this.#row.code);
    }
  }

  #show(roles: readonly RoomRole[], events: string | null): void {
    const { shown, settings } = this.#room;
    if (shown === null) return;
    const { at, ...rest } = shown;
    const phonesSeeBoard = settings.allow.board;
    const scene = { ...rest, events, phonesSeeBoard, age: this.#outside.now() - at };
    this.outlet.show(roles, scene);
    this.#elsewhere?.show(roles, scene);
  }

  #showTo(to: LinkId): void {
    const { shown, settings, links } = this.#room;
    if (shown === null) return;
    const isWhole = links.get(to)?.role !== 'player' || settings.allow.board;
    const age = this.#outside.now() - shown.at;
    const frame = stateFrame(shown, isWhole ? shown.whole : shown.forPhones, { age, events: null });
    if (!this.outlet.send(to, frame)) this.#elsewhere?.out(to, frame, false);
  }

  #seatsSoon(): void {
    this.#seatsTimer ??= setTimeout(() => {
      this.#seatsTimer = null;
      const { host } = this.#room;
      if (host !== null) this.outlet.send(host, frameOf(seatsOf(this.#room)));
    }, SEATS_EVERY_MS);
  }

  #wakeAt(at: number): void {
    // A timer may come a little early, and the room would not wake.
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.put({ type: 'tick', at: Math.max(at, this.#outside.now()) });
      },
      Math.max(0, at - this.#outside.now()),
    );
    this.#timers.add(timer);
  }
}
