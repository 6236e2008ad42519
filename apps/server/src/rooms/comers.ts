import type { RoomClosing, RoomHello } from '@wheel/contract';
import { CLOSINGS, type Comer } from '@wheel/room';
import type { RoomRow } from '../storage/store.ts';
import { BAD_MESSAGE } from './closings.ts';
import { stateTexts } from './frames.ts';
import { drawSeat, isRightSecret, seatOfToken, seatToken } from './secrets.ts';

export const isClosing = (found: Comer | RoomClosing): found is RoomClosing => 'reason' in found;

/** Who says hello, once the secrets were looked at; or why they may not. */
export function comerOf(hello: RoomHello, row: RoomRow): Comer | RoomClosing {
  switch (hello.as) {
    case 'screen':
      return { as: 'screen' };
    case 'host':
      return hostOf(hello, row);
    case 'remote':
      return { as: 'remote', pairing: hello.pairing ?? null, ...seatFor(hello, 'r', row) };
    case 'player':
      return {
        as: 'player',
        name: hello.name ?? '',
        team: hello.team ?? null,
        ...seatFor(hello, 'p', row),
      };
  }
}

function hostOf({ secret, term, device, rev, state }: RoomHello, row: RoomRow) {
  if (!isRightSecret(secret ?? '', row.hostHash)) return CLOSINGS.notAllowed;
  const texts = state === undefined ? null : stateTexts(state);
  if (state !== undefined && texts === null) return BAD_MESSAGE;
  return {
    as: 'host',
    term: term ?? null,
    device: device ?? null,
    show: texts && { rev: rev ?? 0, ...texts },
  } as const;
}

/** The seat of a good token. A bad one counts as none, its bearer as a newcomer. */
function seatFor({ seat: token }: RoomHello, kind: 'p' | 'r', { seatKey }: RoomRow) {
  const known = token === undefined ? null : seatOfToken(token, kind, seatKey);
  const seat = known ?? drawSeat(kind);
  return { isKnown: known !== null, seat, token: seatToken(seat, seatKey) };
}
