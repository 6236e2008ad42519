import { answeringTeam } from '../../stores/room/guest-room.ts';
import type { PlayerState, Sent } from '../../stores/room/player-room.ts';
import { isTied } from '../../words/buzz.ts';

/** Why the buzzer is shut. */
export type LockReason = 'host' | 'wrong';

/** `elsewhere`: the same seat is used in another window. `old`: the page is older than the server. */
export type EndReason = 'closed' | 'removed' | 'elsewhere' | 'full' | 'door' | 'old';

/** The one picture that a phone shows. */
export type Face =
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
export function faceOf(state: PlayerState): Face {
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
  return turnFace(state) ?? buzzFace(state);
}

/** The team's turn, where the host takes letters or phrases from phones. */
function turnFace({ show, team, sent }: PlayerState): Face | null {
  if (!show?.desk || team === null || show.complete) return null;
  const { desk, phones, teams } = show;
  if (!teams[team]?.onTurn && answeringTeam(show) !== team) return null;
  const has = (...moves: readonly string[]) => desk.moves.some((move) => moves.includes(move));
  const mayCall = phones.letters && has('consonant', 'vowel', 'pick');
  const maySolve = phones.phrases && has('solve', 'answer');
  if (!mayCall && !maySolve) return null;
  return { type: mayCall ? 'letters' : 'phrase', sent, hasChoice: mayCall && maySolve };
}

function buzzFace({ buzz, show, team, pressedIn, lockedAt }: PlayerState): Face {
  if (team !== null && show?.teams[team]?.lockedOut) return { type: 'locked', why: 'wrong' };
  if (!buzz || buzz.round === 0) return { type: 'wait' };
  if (buzz.mine) {
    const { place, ms } = buzz.mine;
    if (place === 1) return { type: 'first' };
    return isTied(ms) ? { type: 'tied' } : { type: 'placed', place, ms };
  }
  const first = firstOf(show);
  // Who presses after the first finds the buzzers locked.
  if (buzz.why === 'late' || (buzz.why === 'locked' && first !== null))
    return { type: 'late', first };
  if (buzz.team) return { type: 'mate' };
  if (buzz.why === 'locked') return { type: 'locked', why: 'host' };
  if (pressedIn === buzz.round && !buzz.why) return { type: 'pressed' };
  if (buzz.open) return { type: 'open' };
  // The round is over, and this phone had no part in it.
  if (first !== null) return { type: 'late', first };
  return lockedAt !== null && lockedAt === show?.position.at
    ? { type: 'locked', why: 'host' }
    : { type: 'wait' };
}

const firstOf = (show: PlayerState['show']): number | null =>
  show?.buzz.find(({ place }) => place === 1)?.team ?? null;
