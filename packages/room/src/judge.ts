import { BUZZ } from '@wheel/contract';
import type { Buzz, Ms, Placed } from './room.ts';

type Pressed = {
  /** When the buzz arrived. */
  readonly at: Ms;
  /** How old the press was when it was sent, as the phone says. */
  readonly ago: Ms;
  /** The least round trip by ping. */
  readonly rtt: Ms | null;
  /** Whether all are in one room. */
  readonly sameRoom: boolean;
};

/** When the button was pressed, as far as anybody can know. Nobody gains more than the caps by lying. */
export function pressedAt({ at, ago, rtt, sameRoom }: Pressed): Ms {
  const cap = sameRoom ? BUZZ.sameRoomCorrectionMaxMs : BUZZ.correctionMaxMs;
  const way = Math.min(Math.max(0, rtt ?? 0) / 2, cap);
  return at - Math.min(Math.max(0, ago), BUZZ.agoMaxMs) - way;
}

/** The order of what was held: one buzz for each team, its earliest. Who presses at the same moment keeps the order of arrival. */
export function judge(
  held: readonly Buzz[],
  firsts: ReadonlyMap<number, number>,
): { readonly list: readonly Placed[]; readonly firstAt: Ms; readonly tie: boolean } {
  const sorted = held.toSorted((one, other) => one.at - other.at);
  const seen = new Set<number>();
  const best = sorted.filter(({ team }) => !seen.has(team) && seen.add(team));
  const earliest = best[0]?.at ?? 0;
  const tied = best.filter(({ at }) => at - earliest <= BUZZ.tieMs);
  const [first] = tied.toSorted(
    (one, other) => (firsts.get(one.team) ?? 0) - (firsts.get(other.team) ?? 0),
  );
  const rest = best.filter((one) => one !== first);
  return {
    list: [
      ...(first ? [{ seat: first.seat, team: first.team, ms: 0 }] : []),
      ...rest.map(({ seat, team, at }) => ({ seat, team, ms: distance(at, earliest) })),
    ],
    firstAt: earliest,
    tie: tied.length > 1,
  };
}

export const distance = (at: Ms, firstAt: Ms): Ms => Math.max(0, Math.round(at - firstAt));
