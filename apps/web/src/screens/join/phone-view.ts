import { isActive, type PlayerState, type Sent } from '../../room/player.ts';

/** Why the buzzer is shut. */
type LockReason = 'host' | 'wrong';

/** `elsewhere`: the same seat is used in another window. `old`: the page is older than the server. */
export type EndReason = 'closed' | 'removed' | 'elsewhere' | 'full' | 'door' | 'old';

/** The one picture that a phone shows. */
export type PhoneView =
  | { readonly type: 'ended'; readonly why: EndReason }
  | { readonly type: 'asking' | 'team' | 'wait' | 'open' | 'pressed' | 'first' | 'mate' }
  | { readonly type: 'reconnecting' | 'away' | 'winner' }
  | { readonly type: 'placed'; readonly place: number; readonly ms: number }
  /** As good as first; another team with fewer firsts goes before it. */
  | { readonly type: 'tied' }
  | { readonly type: 'late'; readonly first: number | null }
  | { readonly type: 'locked'; readonly why: LockReason }
  /** `hasChoice`: a letter or the phrase, as the player likes. */
  | {
      readonly type: 'letters' | 'phrase';
      readonly sent: Sent | null;
      readonly hasChoice: boolean;
    };

const ENDINGS = {
  removed: 'removed',
  banned: 'removed',
  refused: 'removed',
  full: 'full',
  door: 'door',
  closed: 'closed',
  superseded: 'elsewhere',
  incompatible: 'old',
} as const;

/** What matters most comes first: an ending, the link, the host, and then the show. */
export function phoneView(state: PlayerState): PhoneView {
  const { ending, phase, isWaiting, show, isHostAway } = state;
  if (phase === 'over' && ending) return { type: 'ended', why: ENDINGS[ending] };
  // Before the first greeting there is nothing to come back to.
  if (phase !== 'live') return { type: !show && phase === 'opening' ? 'wait' : 'reconnecting' };
  if (isWaiting) return { type: 'asking' };
  if (!show) return { type: isHostAway ? 'away' : 'wait' };
  if (state.team === null || !show.teams[state.team])
    return { type: show.teams.length > 0 ? 'team' : 'wait' };
  if (show.screen === 'winner') return { type: 'winner' };
  if (isHostAway) return { type: 'away' };
  return turnView(state) ?? buzzView(state);
}

/** The team's turn, where the host takes letters or phrases from phones. */
function turnView({ show, room: { phones }, team, sent }: PlayerState): PhoneView | null {
  if (!show?.desk || team === null || !isActive(show, team)) return null;
  const { desk } = show;
  const has = (...moves: readonly string[]) => desk.moves.some((move) => moves.includes(move));
  const mayCall = phones.letters && has('consonant', 'vowel', 'pick');
  const maySolve = phones.phrases && has('solve', 'answer');
  if (!mayCall && !maySolve) return null;
  return { type: mayCall ? 'letters' : 'phrase', sent, hasChoice: mayCall && maySolve };
}

function buzzView(state: PlayerState): PhoneView {
  const { buzz, show, room, team, pressedIn, placedIn, lockedAt } = state;
  if (team !== null && show?.teams[team]?.lockedOut) return { type: 'locked', why: 'wrong' };
  if (!buzz || buzz.round === 0) return { type: 'wait' };
  // Of an open round the host has told no order yet.
  const ours = buzz.open ? null : room.buzz.find((one) => one.team === team);
  const mine = buzz.mine ?? (placedIn === buzz.round ? ours : null);
  if (mine) {
    const { place, ms, tied } = mine;
    if (place === 1) return { type: 'first' };
    return tied ? { type: 'tied' } : { type: 'placed', place, ms };
  }
  if (buzz.team || ours) return { type: 'mate' };
  const first = firstIn(room);
  // Who presses after the first finds the buzzers locked.
  if (buzz.why === 'late' || (buzz.why === 'locked' && first !== null))
    return { type: 'late', first };
  if (buzz.why === 'locked') return { type: 'locked', why: 'host' };
  if (pressedIn === buzz.round && !buzz.why) return { type: 'pressed' };
  if (buzz.open) return { type: 'open' };
  // The round is over, and this phone had no part in it.
  if (first !== null) return { type: 'late', first };
  return lockedAt !== null && lockedAt === show?.position.at
    ? { type: 'locked', why: 'host' }
    : { type: 'wait' };
}

export const firstIn = ({ buzz }: PlayerState['room']): number | null =>
  buzz.find(({ place }) => place === 1)?.team ?? null;
