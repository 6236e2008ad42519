import type { RoomClosing, RoomRole, ToPlayerSeat } from '@wheel/contract';
import type { Comer, LinkId } from '@wheel/room';
import { stateFrame } from './frames.ts';
import type { Link } from './link.ts';

export type LocalGuest = {
  readonly link: Link;
  /** With the name and the team of now, so that any other server can be told. */
  comer: Comer;
  /** One who waits at the door is not. */
  isIn: boolean;
};

export type Scene = {
  readonly term: number;
  readonly rev: number;
  readonly whole: string;
  readonly forPhones: string;
  readonly events: string | null;
  readonly phonesSeeBoard: boolean;
  /** How long ago the host sent it, in milliseconds. */
  readonly age: number;
};

/** Where the frames of a room leave this server: everybody of that room who is connected here. */
export class Outlet {
  readonly guests = new Map<LinkId, LocalGuest>();
  /** While it is, the ways to the phones are measured often. */
  isRoundOpen = false;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  send(to: LinkId, frame: Buffer): boolean {
    const guest = this.guests.get(to);
    guest?.link.send(frame);
    return guest !== undefined;
  }

  seated(to: LinkId, { name, team }: Pick<ToPlayerSeat, 'name' | 'team'>): void {
    const guest = this.guests.get(to);
    if (guest?.comer.as === 'player') guest.comer = { ...guest.comer, name, team };
  }

  welcome(to: LinkId, frame: Buffer, isIn: boolean): boolean {
    const guest = this.guests.get(to);
    if (guest === undefined) return false;
    guest.isIn = isIn;
    guest.link.send(frame);
    return true;
  }

  close(to: LinkId, closing: RoomClosing): boolean {
    const guest = this.guests.get(to);
    if (guest === undefined) return false;
    this.guests.delete(to);
    guest.link.close(closing);
    return true;
  }

  tell(roles: readonly RoomRole[], frame: Buffer): void {
    for (const { link, comer, isIn } of this.guests.values())
      if (isIn && roles.includes(comer.as)) link.send(frame);
  }

  /** One frame for all who see the whole, one for all who do not. */
  show(roles: readonly RoomRole[], scene: Scene): void {
    const sentAt = this.#now() - scene.age;
    const framesOf = (text: string) => {
      const frame = (age: number) => stateFrame(scene, text, { age, events: scene.events });
      return [frame(scene.age), (now: number) => frame(now - sentAt)] as const;
    };
    const whole = framesOf(scene.whole);
    const forPhones = scene.phonesSeeBoard ? whole : framesOf(scene.forPhones);
    for (const { link, comer, isIn } of this.guests.values())
      if (isIn && roles.includes(comer.as))
        link.show(...(comer.as === 'player' ? forPhones : whole));
  }
}
