import { newShow, publicShow, roomShow } from '@wheel/game';
import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../../stores/room/player-room.ts';
import { faceOf } from './face.ts';

const team = { name: 'Red', score: 0, color: '#112233', rewarded: false };
const told = roomShow({ ...publicShow(newShow(), 0), screen: 'game', teams: [team, team] });
const show: NonNullable<PlayerState['show']> = {
  ...told,
  phones: { letters: false, phrases: false },
  joinAt: null,
};
const round = { t: 'buzz', round: 1, open: true, mine: null, team: false } as const;

const player: PlayerState = {
  phase: 'live',
  ending: null,
  isHostAway: false,
  show,
  code: 'KXMRTD',
  name: 'Mia',
  team: 0,
  isWaiting: false,
  phonesMax: 200,
  buzz: null,
  pressedIn: null,
  lockedAt: null,
  sent: null,
};
const face = (more: Partial<PlayerState>) => faceOf({ ...player, ...more });
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
    ['tied', { buzz: { ...round, mine: { place: 2, ms: 10 } } }],
    ['mate', { buzz: { ...round, team: true } }],
    ['late', { buzz: { ...round, why: 'late' }, pressedIn: 1 }],
    ['locked', { buzz: { ...round, why: 'locked' }, pressedIn: 1 }],
    ['wait', { buzz: { ...round, open: false } }],
    ['locked', { buzz: { ...round, open: false }, lockedAt: 1 }],
    ['wait', { buzz: { ...round, open: false }, lockedAt: 7 }],
  ] as const)('says %s', (type, more) => {
    expect(face(more as Partial<PlayerState>).type).toBe(type);
  });

  it('names who was first to those who did not press', () => {
    const buzz = [{ team: 1, place: 1, ms: 0 }];
    const over = { buzz: { ...round, open: false }, show: { ...show, buzz } };
    expect(face(over)).toEqual({ type: 'late', first: 1 });
  });

  it('is locked for a team that answered wrong', () => {
    const teams = teamsWith({ lockedOut: true });
    expect(face({ buzz: round, show: { ...show, teams } })).toEqual({
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
    expect(face({ phase: 'over', ending })).toEqual({ type: 'ended', why });
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
    expect(face(more as Partial<PlayerState>).type).toBe(type);
  });

  const desk = (kind: string, ...moves: readonly string[]) => ({ kind, moves }) as never;

  it('offers letters and phrases on the turn of the own team alone, where the host takes them', () => {
    const phones = { letters: true, phrases: true };
    const onTurn = { ...show, phones, teams: teamsWith({ onTurn: true }) };
    const spun = { ...onTurn, desk: desk('round', 'consonant', 'solve') };
    expect(face({ show: spun })).toMatchObject({ type: 'letters', hasChoice: true });
    const calling = { ...spun, phones: { letters: true, phrases: false } };
    expect(face({ show: calling })).toMatchObject({ type: 'letters', hasChoice: false });
    expect(face({ show: { ...onTurn, desk: desk('round', 'spin', 'solve') } }).type).toBe('phrase');
    expect(face({ show: { ...spun, phones: { letters: false, phrases: false } } }).type).toBe(
      'wait',
    );
    expect(face({ show: spun, team: 1 }).type).toBe('wait');
    expect(face({ show: { ...spun, complete: true } }).type).toBe('wait');
  });

  it('asks the team that buzzed in a toss-up for the phrase', () => {
    const phones = { letters: true, phrases: true };
    const answering = { ...show, phones, teams: teamsWith({ buzzed: true }) };
    expect(face({ show: { ...answering, desk: desk('tossUp', 'answer') } }).type).toBe('phrase');
  });
});
