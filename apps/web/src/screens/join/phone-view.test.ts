import { newShow, publicShow } from '@wheel/game';
import { describe, expect, it } from 'vitest';
import { NEW_GUEST } from '../../room/guest.ts';
import type { PlayerState } from '../../room/player.ts';
import { phoneView } from './phone-view.ts';

const team = {
  name: 'Red',
  score: 0,
  color: '#112233',
  rewarded: false,
  onTurn: false,
  earned: 0,
  buzzed: false,
  lockedOut: false,
};
const show: NonNullable<PlayerState['show']> = {
  ...publicShow(newShow(), 0),
  screen: 'game',
  teams: [team, team],
};
const { room } = NEW_GUEST;
const round = { t: 'buzz', round: 1, open: true, mine: null, team: false } as const;

const player: PlayerState = {
  ...NEW_GUEST,
  phase: 'live',
  show,
  code: 'KXMRTD',
  name: 'Mia',
  team: 0,
  isWaiting: false,
  phonesMax: 200,
  buzz: null,
  pressedIn: null,
  placedIn: null,
  lockedAt: null,
  sent: null,
};
const viewWith = (more: Partial<PlayerState>) => phoneView({ ...player, ...more });
const teamsWith = (more: object) =>
  show.teams.map((one, at) => (at === 0 ? { ...one, ...more } : one));

describe('the buzzer', () => {
  it.each([
    ['wait', {}],
    ['wait', { buzz: { ...round, round: 0, open: false } }],
    ['open', { buzz: round }],
    ['pressed', { buzz: round, pressedIn: 1 }],
    ['open', { buzz: { ...round, round: 2 }, pressedIn: 1 }],
    ['first', { buzz: { ...round, mine: { place: 1, ms: 0 } } }],
    ['placed', { buzz: { ...round, mine: { place: 2, ms: 38 } } }],
    ['placed', { buzz: { ...round, mine: { place: 2, ms: 10 } } }],
    ['tied', { buzz: { ...round, mine: { place: 2, ms: 10, tied: true } } }],
    ['mate', { buzz: { ...round, team: true } }],
    ['late', { buzz: { ...round, why: 'late' }, pressedIn: 1 }],
    ['locked', { buzz: { ...round, why: 'locked' }, pressedIn: 1 }],
    ['wait', { buzz: { ...round, open: false } }],
    ['locked', { buzz: { ...round, open: false }, lockedAt: 1 }],
    ['wait', { buzz: { ...round, open: false }, lockedAt: 7 }],
  ] as const)('says %s', (type, more) => {
    expect(viewWith(more as Partial<PlayerState>).type).toBe(type);
  });

  it('names who was first to those who did not press', () => {
    const buzz = [{ team: 1, place: 1, ms: 0 }];
    const over = { buzz: { ...round, open: false }, room: { ...room, buzz } };
    expect(viewWith(over)).toEqual({ type: 'late', first: 1 });
  });

  it.each([
    ['first', { placedIn: 1 }],
    ['mate', { placedIn: null }],
    ['open', { placedIn: null, buzz: round }],
  ] as const)(
    'says %s by the order that the host knows where the server knows none',
    (type, more) => {
      const known = { ...room, buzz: [{ team: 0, place: 1, ms: 0 }] };
      expect(viewWith({ buzz: { ...round, open: false }, room: known, ...more }).type).toBe(type);
    },
  );

  it('is locked for a team that answered wrong', () => {
    const teams = teamsWith({ lockedOut: true });
    expect(viewWith({ buzz: round, show: { ...show, teams } })).toEqual({
      type: 'locked',
      why: 'wrong',
    });
  });
});

describe('everything else', () => {
  it.each([
    ['closed', 'closed'],
    ['removed', 'removed'],
    ['banned', 'removed'],
    ['full', 'full'],
    ['door', 'door'],
    ['incompatible', 'old'],
  ] as const)('ends with %s as %s', (ending, why) => {
    expect(viewWith({ phase: 'over', ending })).toEqual({ type: 'ended', why });
  });

  it.each([
    ['reconnecting', { phase: 'waiting' }],
    ['reconnecting', { phase: 'opening' }],
    ['asking', { isWaiting: true }],
    ['wait', { show: null }],
    ['away', { show: null, isHostAway: true }],
    ['away', { isHostAway: true, buzz: round }],
    ['team', { team: null }],
    ['team', { team: 7 }],
    ['wait', { team: null, show: { ...show, teams: [] } }],
    ['winner', { show: { ...show, screen: 'winner' } }],
  ] as const)('says %s', (type, more) => {
    expect(viewWith(more as Partial<PlayerState>).type).toBe(type);
  });

  const allowing = (phones: PlayerState['room']['phones']) => ({ room: { ...room, phones } });
  const desk = (kind: string, ...moves: readonly string[]) => ({ kind, moves }) as never;

  it('offers letters and phrases on the turn of the own team alone, where the host takes them', () => {
    const taking = allowing({ letters: true, phrases: true });
    const onTurn = { ...show, teams: teamsWith({ onTurn: true }) };
    const spun = { ...onTurn, desk: desk('round', 'consonant', 'solve') };
    expect(viewWith({ ...taking, show: spun })).toMatchObject({ type: 'letters', hasChoice: true });
    const calling = allowing({ letters: true, phrases: false });
    expect(viewWith({ ...calling, show: spun })).toMatchObject({
      type: 'letters',
      hasChoice: false,
    });
    const solving = { ...onTurn, desk: desk('round', 'spin', 'solve') };
    expect(viewWith({ ...taking, show: solving }).type).toBe('phrase');
    expect(viewWith({ show: spun }).type).toBe('wait');
    expect(viewWith({ ...taking, show: spun, team: 1 }).type).toBe('wait');
    expect(viewWith({ ...taking, show: { ...spun, complete: true } }).type).toBe('wait');
  });

  it('asks the team that buzzed in a toss-up for the phrase', () => {
    const teams = teamsWith({ buzzed: true });
    const answering = { ...show, teams, desk: desk('tossUp', 'answer') };
    const taking = allowing({ letters: true, phrases: true });
    expect(viewWith({ ...taking, show: answering }).type).toBe('phrase');
  });
});
