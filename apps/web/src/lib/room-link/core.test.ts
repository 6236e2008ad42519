import { describe, expect, it } from 'vitest';
import { type LinkHappening, type LinkState, newLink, stepLink } from './core.ts';

const chance = () => 0.5;
const step = (state: LinkState, happening: LinkHappening) => stepLink(state, happening, 2, chance);
const play = (...happenings: readonly LinkHappening[]) =>
  happenings.reduce((state, happening) => step(state, happening).next, newLink);
const closed = (turn: number, code = 1006, reason = '') =>
  ({ type: 'closed', turn, code, reason }) as const;
/** After that many failures the other way is tried. */
function fallback(from: LinkState, failures: number): LinkState {
  let state = from;
  for (let failure = 0; failure < failures; failure++) {
    state = step(state, closed(state.turn)).next;
    state = step(state, { type: 'timeUp', turn: state.turn }).next;
  }
  return state;
}
const live = play({ type: 'start' }, { type: 'opened', turn: 1 }, { type: 'greeted', turn: 1 });

it('opens, greets, and is live once it is greeted back', () => {
  expect(step(newLink, { type: 'start' }).effects[0]).toEqual({ type: 'open', turn: 1, way: 0 });
  expect(step(play({ type: 'start' }), { type: 'opened', turn: 1 }).effects).toEqual([
    { type: 'greet' },
  ]);
  expect(live.phase).toBe('live');
});

it('comes back by itself after a connection that broke', () => {
  const { next, effects } = step(live, closed(1));
  expect(next).toMatchObject({ phase: 'waiting', attempt: 1 });
  expect(effects).toEqual([{ type: 'drop' }, { type: 'wait', turn: 2, ms: 500 }]);
  expect(step(next, { type: 'timeUp', turn: 2 }).next.phase).toBe('opening');
});

it('gives up on a connection that nobody greets', () => {
  const opening = play({ type: 'start' }, { type: 'opened', turn: 1 });
  expect(step(opening, { type: 'timeUp', turn: 1 }).next.phase).toBe('waiting');
  expect(step(live, { type: 'timeUp', turn: 1 }).next).toBe(live);
});

/** The ways that are tried while each of them fails. */
function waysTried(from: LinkState, attempts: number): readonly number[] {
  const ways: number[] = [];
  let state = from;
  for (let attempt = 0; attempt < attempts; attempt++) {
    state = step(state, closed(state.turn)).next;
    state = step(state, { type: 'timeUp', turn: state.turn }).next;
    ways.push(state.way);
  }
  return ways;
}
const greeted = (state: LinkState) => step(state, { type: 'greeted', turn: state.turn });

it('takes turns where no socket has ever worked, and stays with the way that does', () => {
  const first = play({ type: 'start' });
  expect([first.way, ...waysTried(first, 4)]).toEqual([0, 0, 1, 0, 1]);
  const works = greeted(fallback(first, 2)).next;
  expect(works).toMatchObject({ phase: 'live', way: 1 });
  expect(waysTried(works, 1)).toEqual([1]);
});

it('stays with sockets once one has worked, however long the server is away', () => {
  expect(waysTried(live, 8)).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
});

it('tries a socket beside a stream now and then, and comes back to it', () => {
  const { next: onStream, effects } = greeted(fallback(live, 4));
  const { turn } = onStream;
  expect(effects).toEqual([{ type: 'wait', turn, ms: 10_000 }]);
  const late = step(onStream, { type: 'timeUp', turn });
  expect(late.effects).toEqual([
    { type: 'probe', turn },
    { type: 'wait', turn, ms: 20_000 },
  ]);
  expect(late.next.phase).toBe('live');
  const back = step(late.next, { type: 'probed', turn });
  expect(back.effects.map(({ type }) => type)).toEqual(['drop', 'open', 'wait']);
  expect(back.next).toMatchObject({ phase: 'opening', way: 0 });
  const again = greeted(back.next);
  expect(again.effects).toEqual([]);
  expect(step(again.next, { type: 'timeUp', turn: again.next.turn }).effects).toEqual([]);
});

it('goes back to the stream at once where a socket opens but carries nothing', () => {
  const onStream = greeted(fallback(live, 4)).next;
  const back = step(onStream, { type: 'probed', turn: onStream.turn }).next;
  const unheard = step(back, { type: 'timeUp', turn: back.turn }).next;
  const opening = step(unheard, { type: 'timeUp', turn: unheard.turn }).next;
  expect(opening.way).toBe(1);
  const { effects } = greeted(opening);
  expect(effects).toEqual([{ type: 'wait', turn: opening.turn, ms: 600_000 }]);
});

it('tries both in turn where sockets are cut since', () => {
  const onStream = greeted(fallback(live, 4)).next;
  expect(waysTried(onStream, 4)).toEqual([1, 0, 1, 0]);
});

it.each([
  [4404, '', 'closed'],
  [4403, 'banned', 'banned'],
  [4403, 'removed', 'removed'],
  [4403, 'door', 'door'],
  [4429, 'full', 'full'],
  [4409, 'superseded', 'superseded'],
  [4400, 'incompatible', 'incompatible'],
])('is over after %d %s, for good', (code, reason, ending) => {
  const over = step(live, closed(1, code, reason)).next;
  expect(over).toMatchObject({ phase: 'over', ending });
  expect(step(over, { type: 'wake' }).next).toBe(over);
  expect(step(over, { type: 'start' }).next).toMatchObject({ phase: 'opening', ending: null });
});

it.each([1006, 1008, 1012, 1009, 4400, 4408, 4429])('comes back after %d', (code) => {
  expect(step(live, closed(1, code)).next.phase).toBe('waiting');
});

it('never trusts a connection that was open before a sleep', () => {
  const { next, effects } = step(live, { type: 'wake' });
  expect(next.phase).toBe('opening');
  expect(effects.map(({ type }) => type)).toEqual(['drop', 'open', 'wait']);
  expect(step(next, closed(1)).next).toBe(next);
});

it('does not open anything for a page that has not begun, or has ended', () => {
  expect(step(newLink, { type: 'wake' }).next).toBe(newLink);
  const stopped = step(live, { type: 'stop' }).next;
  expect(step(stopped, closed(1)).next).toBe(stopped);
  expect(step(stopped, { type: 'timeUp', turn: stopped.turn }).next.phase).toBe('idle');
});

describe('whatever order things happen in', () => {
  const kinds = [
    'start',
    'stop',
    'wake',
    'opened',
    'greeted',
    'timeUp',
    'probed',
    'closed',
  ] as const;

  it('has one connection at most, and always a way on', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 300; round++) {
      let state = newLink;
      let open = 0;
      let hasTimer = false;
      for (let move = 0; move < 40; move++) {
        const type = kinds[Math.floor(random() * kinds.length)] ?? 'start';
        // Some speak of a connection that is long gone.
        const turn = random() < 0.3 ? state.turn - 1 : state.turn;
        const happening = { type, turn, code: 1006, reason: '' } as LinkHappening;
        const { next, effects } = stepLink(state, happening, 2, random);
        for (const effect of effects) {
          if (effect.type === 'drop') open = 0;
          if (effect.type === 'open') open += 1;
          if (effect.type === 'wait') hasTimer = true;
          expect(open).toBeLessThanOrEqual(1);
        }
        state = next;
        if (state.phase === 'waiting') expect(hasTimer).toBe(true);
        if (state.phase === 'live') expect(open).toBe(1);
      }
    }
  });
});
