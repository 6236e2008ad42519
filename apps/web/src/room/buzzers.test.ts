import { newShow, type PublicDesk, type PublicShow, publicShow } from '@wheel/game';
import { expect, it } from 'vitest';
import { commandFor, teamsThatMayBuzz } from './buzzers.ts';

const team = {
  name: '',
  score: 0,
  color: '#112233',
  rewarded: false,
  onTurn: false,
  earned: 0,
  buzzed: false,
  lockedOut: false,
};
const view: PublicShow = {
  ...publicShow(newShow(), 0),
  screen: 'game',
  teams: [team, team, team],
};
const tossUp = (desk: Partial<PublicDesk>, out: readonly number[] = []): PublicShow => ({
  ...view,
  teams: view.teams.map((one, at) => ({ ...one, lockedOut: out.includes(at) })),
  desk: { kind: 'tossUp', moves: [], ...desk } as PublicDesk,
});

it('opens the buzzers when a toss-up begins, and again for those who are left after a wrong answer', () => {
  const running = tossUp({ moves: ['buzz'] });
  expect(commandFor(tossUp({ moves: ['startTossUp'] }), running, false)).toEqual({ do: 'open' });
  const again = tossUp({ moves: ['buzz'] }, [1]);
  expect(commandFor(tossUp({ moves: ['answer'] }), again, false)).toEqual({ do: 'open' });
  expect(teamsThatMayBuzz(again)).toEqual([0, 2]);
});

it('leaves them alone while the toss-up runs, so that the host may lock them', () => {
  const running = tossUp({ moves: ['buzz'] });
  expect(commandFor(running, running, false)).toBeNull();
});

it('locks them once a team is to answer', () => {
  const answering = tossUp({ moves: ['answer'] });
  expect(commandFor(tossUp({ moves: ['buzz'] }), answering, true)).toEqual({ do: 'lock' });
  expect(commandFor(tossUp({ moves: ['buzz'] }), answering, false)).toBeNull();
});

it('clears them for another puzzle and on another screen', () => {
  const next = { ...view, position: { at: 2, of: 3 } };
  expect(commandFor(view, next, true)).toEqual({ do: 'reset' });
  expect(commandFor(view, { ...view, screen: 'winner' }, false)).toEqual({ do: 'reset' });
  expect(commandFor(view, { ...view, complete: true }, true)).toBeNull();
});

it('Names the teams of the show as those that may buzz, less those that are out', () => {
  expect(teamsThatMayBuzz(view)).toEqual([0, 1, 2]);
  expect(teamsThatMayBuzz(tossUp({}, [0]))).toEqual([1, 2]);
});
