import { newShow, type PublicDesk, type PublicShow, publicShow } from '@wheel/game';
import { expect, it } from 'vitest';
import { commandFor, teamsThatMayBuzz } from './buzz-rounds.ts';

const team = { name: '', score: 0, color: '#112233', rewarded: false };
const view: PublicShow = {
  ...publicShow(newShow(), 0),
  screen: 'game',
  teams: [team, team, team],
};
const tossUp = (desk: Partial<PublicDesk>): PublicShow => ({
  ...view,
  desk: { kind: 'tossUp', moves: [], lockedOut: [], ...desk } as PublicDesk,
});

it('opens the buzzers when a toss-up begins, and again for those who are left after a wrong answer', () => {
  const running = tossUp({ moves: ['buzz'] });
  expect(commandFor(tossUp({ moves: ['startTossUp'] }), running, false)).toEqual({ do: 'open' });
  const again = tossUp({ moves: ['buzz'], lockedOut: [1] });
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

it('names the teams that may buzz only where some may not', () => {
  expect(teamsThatMayBuzz(view)).toBeUndefined();
  expect(teamsThatMayBuzz(tossUp({ lockedOut: [0] }))).toEqual([1, 2]);
});
