import type { RoomClosing } from '@wheel/contract';
import { BAD_MESSAGE } from './closings.ts';
import { eventsText, type Parsed, readHost, readPlayer, readRemote, stateTexts } from './frames.ts';
import type { Link } from './link.ts';
import type { Place } from './place.ts';
import { drawPairing } from './secrets.ts';

/** What somebody who is in says goes to the room. Answers why the link must end, where it may not be said. */
export function listen(place: Place, link: Link, data: Parsed, at: number): RoomClosing | null {
  switch (link.role) {
    case 'host':
      return fromHost(place, link, data, at);
    case 'player':
    case 'remote': {
      const message = link.role === 'player' ? readPlayer(data) : readRemote(data);
      if (message === null) return BAD_MESSAGE;
      place.pass(link, link.role, message);
      return null;
    }
    default:
      return BAD_MESSAGE;
  }
}

function fromHost({ live }: Place, link: Link, data: Parsed, at: number): RoomClosing | null {
  const message = readHost(data);
  if (message === null) return BAD_MESSAGE;
  if (message.t === 'pair') {
    live?.put({ type: 'pair', link: link.id, token: drawPairing(), at });
  } else if (message.t !== 'state') {
    live?.put({ type: 'host', link: link.id, message, at });
  } else {
    const texts = stateTexts(message.state);
    if (texts === null) return BAD_MESSAGE;
    const { term, rev } = message;
    const events = eventsText(message.events);
    const show = { t: 'state', term, rev, events, ...texts } as const;
    live?.put({ type: 'host', link: link.id, message: show, at });
  }
  return null;
}
