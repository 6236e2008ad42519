import type { Comer, Handed, LinkId } from '@wheel/room';
import type { Bus, RoomNote } from './bus.ts';
import { stateTexts } from './frames.ts';
import type { Elsewhere } from './live-room.ts';
import type { LocalGuest, Outlet, Scene } from './outlet.ts';
import { seal } from './seal.ts';

/** Seats in one note between servers. */
const HANDED_SEATS = 40;
/** A notification of PostgreSQL has less than 8,000 bytes. */
const BODY_MAX = 7_700;

/** A link is named after its server. */
export const serverOf = (link: LinkId): string => link.slice(0, link.indexOf(':'));

export type SendNote = (to: string | null, note: RoomNote) => void;

/** Notes on one room, to one server or to all others. */
export function notesOver(bus: Bus, room: string, seatKey: string): SendNote {
  return (to, note) => {
    if (to === bus.server) return;
    const body = seal(JSON.stringify(note), seatKey);
    if (body.length <= BODY_MAX) bus.publish({ to, room, body });
  };
}

/** Reaches the guests of other servers. Nothing is sent to all while there are none. */
export function elsewhereOver(server: string, send: SendNote, foreign: Set<LinkId>): Elsewhere {
  const isHere = (link: LinkId) => serverOf(link) === server;
  return {
    out(link, frame, isIn) {
      if (!isHere(link)) send(serverOf(link), { k: 'out', link, text: frame.toString(), isIn });
    },
    close(link, closing) {
      foreign.delete(link);
      if (!isHere(link)) send(serverOf(link), { k: 'close', link, closing });
    },
    tell(roles, frame) {
      if (foreign.size > 0) send(null, { k: 'tell', roles, text: frame.toString() });
    },
    show(roles, { forPhones: _derivedThere, ...scene }) {
      if (foreign.size > 0) send(null, { k: 'show', roles, ...scene });
    },
    round(isOpen) {
      if (foreign.size > 0) send(null, { k: 'round', isOpen });
    },
  };
}

type OwnersNote = Extract<RoomNote, { k: 'out' | 'close' | 'tell' | 'show' | 'round' }>;

/** What the server that judges wants done here. Answers the state, if that is what was shown. */
export function carryOut(outlet: Outlet, note: OwnersNote): Scene | null {
  switch (note.k) {
    case 'out':
      if (note.isIn) outlet.welcome(note.link, Buffer.from(note.text), true);
      else outlet.send(note.link, Buffer.from(note.text));
      if (note.text.startsWith('{"t":"seat"')) outlet.seated(note.link, JSON.parse(note.text));
      return null;
    case 'close':
      outlet.close(note.link, note.closing);
      return null;
    case 'tell':
      outlet.tell(note.roles, Buffer.from(note.text));
      return null;
    case 'round':
      outlet.isRoundOpen = note.isOpen;
      return null;
    case 'show': {
      const { k: _k, roles, whole, ...rest } = note;
      const texts = stateTexts(JSON.parse(whole));
      if (texts === null) return null;
      const scene = { ...rest, ...texts };
      outlet.show(roles, scene);
      return scene;
    }
  }
}

/** How long another server may take to say that it judges a room. */
const ANSWER_WITHIN_MS = 250;

/** One question at a time, however many wait for the answer. */
export class Inquiry {
  #done: Promise<void> | null = null;
  answered: () => void = () => {};

  ask(send: () => void): Promise<void> {
    if (this.#done !== null) return this.#done;
    this.#done = new Promise<void>((resolve) => {
      this.answered = resolve;
      setTimeout(resolve, ANSWER_WITHIN_MS);
    }).then(() => {
      this.#done = null;
    });
    send();
    return this.#done;
  }
}

/** In portions that fit into a note each. */
export function handedInParts(handed: Handed): readonly Handed[] {
  const rest: Handed = { ...handed, shown: null, firsts: [], pairings: [] };
  const parts: Handed[] = [];
  for (let at = 0; at === 0 || at < handed.seats.length; at += HANDED_SEATS) {
    const seats = handed.seats.slice(at, at + HANDED_SEATS);
    parts.push({ ...(at === 0 ? handed : rest), seats });
  }
  return parts;
}

/** Who was let in once need not wait at another server's door. */
export function comerAgain({ comer, isIn }: LocalGuest): Comer {
  const isKnown = isIn && (comer.as === 'player' || comer.as === 'remote');
  return isKnown ? { ...comer, isKnown: true } : comer;
}
