import type { FromPlayer, ToHost } from '@wheel/contract';
import type { Effect, ServerMessage } from '../src/effect.ts';
import type { HostMessage, HostShow, JoinRequest, RoomEvent } from '../src/event.ts';
import { newRoom, type Room } from '../src/room.ts';
import { listsOf, update } from '../src/update.ts';

export const CAPS = {
  phones: 8,
  phonesPerAddress: 5,
  waiting: 4,
  screens: 5,
  screensPerAddress: 2,
  remotes: 2,
};

/** A room that remembers what it was told to do, for tests that read like an evening. */
export class Evening {
  room: Room;
  effects: Effect[] = [];
  now = 1000;

  constructor(room: Room = newRoom({ term: 1, caps: CAPS })) {
    this.room = room;
  }

  /** With a host. */
  static started(room?: Room): Evening {
    const evening = new Evening(room);
    evening.host();
    return evening;
  }

  /** What came of this event alone. */
  put(event: RoomEvent): readonly Effect[] {
    const { room, effects } = update(this.room, event);
    this.room = room;
    this.effects.push(...effects);
    return effects;
  }

  join(connection: string, request: JoinRequest): readonly Effect[] {
    return this.put({ type: 'join', connection, request, at: this.now });
  }
  host(
    connection = 'h',
    over: Partial<Extract<JoinRequest, { as: 'host' }>> = {},
  ): readonly Effect[] {
    return this.join(connection, { as: 'host', term: null, device: 'desk', show: null, ...over });
  }
  /** Each from an address of its own, unless told otherwise. */
  screen(
    connection: string,
    over: Partial<Extract<JoinRequest, { as: 'screen' }>> = {},
  ): readonly Effect[] {
    const seat = over.seat ?? `s-${connection}`;
    return this.join(connection, {
      as: 'screen',
      isKnown: false,
      isOwn: false,
      have: null,
      seat,
      token: `${seat}.good`,
      from: connection,
      ...over,
    });
  }
  player(
    connection: string,
    over: Partial<Extract<JoinRequest, { as: 'player' }>> = {},
  ): readonly Effect[] {
    const seat = over.seat ?? `p-${connection}`;
    return this.join(connection, {
      as: 'player',
      isKnown: false,
      seat,
      token: `${seat}.good`,
      from: connection,
      name: connection,
      team: 0,
      ...over,
    });
  }
  remote(
    connection: string,
    over: Partial<Extract<JoinRequest, { as: 'remote' }>> = {},
  ): readonly Effect[] {
    const seat = over.seat ?? `r-${connection}`;
    return this.join(connection, {
      as: 'remote',
      isKnown: true,
      pairing: null,
      seat,
      token: `${seat}.good`,
      from: connection,
      name: connection,
      ...over,
    });
  }
  leave(connection: string): readonly Effect[] {
    return this.put({ type: 'leave', connection, at: this.now });
  }
  say(message: HostMessage, connection = 'h'): readonly Effect[] {
    return this.put({ type: 'host', connection, message, at: this.now });
  }
  show(rev: number, over: Partial<HostShow> = {}): readonly Effect[] {
    return this.say({
      t: 'state',
      term: this.room.term,
      rev,
      whole: `{"rev":${rev},"board":[]}`,
      forPhones: `{"rev":${rev}}`,
      events: '[]',
      ...over,
    });
  }
  open(round: number, teams?: number[]): readonly Effect[] {
    return this.say({ t: 'buzz', do: 'open', round, ...(teams && { teams }) });
  }
  buzz(
    connection: string,
    {
      round = this.room.round.number,
      ago = 0,
      rtt = 0 as number | null,
      roomRtt = 200 as number | null,
    } = {},
  ): readonly Effect[] {
    return this.press(connection, { t: 'buzz', round, ago }, rtt, roomRtt);
  }
  /** A message from a phone. */
  press(
    connection: string,
    message: FromPlayer,
    rtt: number | null = 0,
    roomRtt: number | null = 0,
  ): readonly Effect[] {
    return this.put({ type: 'player', connection, message, at: this.now, rtt, roomRtt });
  }
  wish(connection: string, id: string): readonly Effect[] {
    const message = { t: 'wish', id, do: { type: 'spin' } } as const;
    return this.put({ type: 'remote', connection, message, at: this.now });
  }
  pair(token: string, connection = 'h'): readonly Effect[] {
    return this.put({ type: 'pair', connection, token, at: this.now });
  }
  /** What the host is told of lists and asks when the room has been quiet for a while. */
  told<T extends ToHost['t']>(t: T): readonly Extract<ToHost, { t: T }>[] {
    return listsOf(this.room).filter((one): one is Extract<ToHost, { t: T }> => one.t === t);
  }
  /** Lets time pass, and the room notice. */
  wait(ms: number): readonly Effect[] {
    this.now += ms;
    return this.put({ type: 'tick', at: this.now });
  }
}

/** What this connection alone was sent. */
export const sentTo = (effects: readonly Effect[], connection: string): readonly ServerMessage[] =>
  effects.flatMap((effect) =>
    effect.type === 'send' && effect.to === connection ? [effect.message] : [],
  );

export const welcomeOf = (effects: readonly Effect[], connection: string) =>
  effects.flatMap((effect) =>
    effect.type === 'welcome' && effect.to === connection ? [effect.welcome] : [],
  )[0];

/** Why requests of this connection were refused. */
export const whysTo = (effects: readonly Effect[], connection: string) =>
  sentTo(effects, connection).map((message) => ('why' in message ? message.why : null));

/** The reasons for which connections were closed. */
export const closesIn = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) =>
    effect.type === 'close'
      ? [`${effect.connection} ${effect.closing.code} ${effect.closing.reason}`]
      : [],
  );
