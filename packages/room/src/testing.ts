import type { Effect, Told } from './effect.ts';
import type { Comer, HostMessage, HostShow, Input } from './input.ts';
import { newRoom, type Room } from './room.ts';
import { take } from './take.ts';

export const CAPS = { phones: 8, screens: 3, remotes: 2 };

/** A room that remembers what it was told to do, for tests that read like an evening. */
export class Evening {
  room: Room;
  effects: Effect[] = [];
  now = 1000;

  constructor(room: Room = newRoom({ term: 1, caps: CAPS })) {
    this.room = room;
  }

  /** What came of this input alone. */
  put(input: Input): readonly Effect[] {
    const { room, effects } = take(this.room, input);
    this.room = room;
    this.effects.push(...effects);
    return effects;
  }

  join(link: string, comer: Comer): readonly Effect[] {
    return this.put({ type: 'join', link, comer, at: this.now });
  }
  host(link = 'h', over: Partial<Extract<Comer, { as: 'host' }>> = {}): readonly Effect[] {
    return this.join(link, { as: 'host', term: null, device: 'desk', show: null, ...over });
  }
  screen(link: string): readonly Effect[] {
    return this.join(link, { as: 'screen' });
  }
  player(link: string, over: Partial<Extract<Comer, { as: 'player' }>> = {}): readonly Effect[] {
    const seat = over.seat ?? `p-${link}`;
    return this.join(link, {
      as: 'player',
      isKnown: false,
      seat,
      token: `${seat}.good`,
      name: link,
      team: 0,
      ...over,
    });
  }
  remote(link: string, over: Partial<Extract<Comer, { as: 'remote' }>> = {}): readonly Effect[] {
    const seat = over.seat ?? `r-${link}`;
    return this.join(link, {
      as: 'remote',
      isKnown: true,
      pairing: null,
      seat,
      token: `${seat}.good`,
      ...over,
    });
  }
  leave(link: string): readonly Effect[] {
    return this.put({ type: 'leave', link, at: this.now });
  }
  say(message: HostMessage, link = 'h'): readonly Effect[] {
    return this.put({ type: 'host', link, message, at: this.now });
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
    link: string,
    { round = this.room.round.number, ago = 0, rtt = 0 as number | null } = {},
  ): readonly Effect[] {
    const message = { t: 'buzz', round, ago } as const;
    return this.put({ type: 'player', link, message, at: this.now, rtt });
  }
  /** Lets time pass, and the room notice. */
  wait(ms: number): readonly Effect[] {
    this.now += ms;
    return this.put({ type: 'tick', at: this.now });
  }
}

/** What this link alone was sent. */
export const sentTo = (effects: readonly Effect[], link: string): readonly Told[] =>
  effects.flatMap((effect) =>
    effect.type === 'send' && effect.to === link ? [effect.message] : [],
  );

export const welcomeOf = (effects: readonly Effect[], link: string) =>
  effects.flatMap((effect) =>
    effect.type === 'welcome' && effect.to === link ? [effect.welcome] : [],
  )[0];

/** The reasons for which links were closed. */
export const closesIn = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) =>
    effect.type === 'close'
      ? [`${effect.link} ${effect.closing.code} ${effect.closing.reason}`]
      : [],
  );
