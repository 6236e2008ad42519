import { expect, it } from 'vitest';
import { leaksIn } from './leaks.ts';

const phrases = ['Xylophon quartz', 'Jumpy wizard'];
const known = (puzzle: number) => new Set(puzzle === 1 ? ['X', 'Q', 'B'] : []);
const show = (more: object = {}) => ({
  position: { at: 1, of: 2 },
  complete: false,
  board: [[{ letter: 'X' }, { letter: null }]],
  keys: { X: 'hit', B: 'miss', Y: 'free' },
  ...more,
});
const frame = (more: object = {}, beside: object = {}) =>
  JSON.stringify({
    t: 'state',
    rev: 1,
    state: { show: show(more), room: {} },
    events: [],
    ...beside,
  });
const leaks = (...left: readonly string[]) => leaksIn(left, phrases, known);

it('finds nothing in what may be known', () => {
  expect(leaks(frame(), 'GET http://wheel.example/api/rooms', '{"t":"pair"}')).toEqual([]);
  const events = [{ type: 'wrongLetter', letter: 'W' }];
  expect(leaks(frame({}, { events }))).toEqual([]);
  expect(leaks(frame({ complete: true, board: [[{ letter: 'Y' }]] }))).toEqual([]);
});

it.each([
  ['on the board', frame({ board: [[{ letter: 'Y' }]] }), 'frame.state.show.board.0.0.letter: Y'],
  ['in an event', frame({}, { events: [{ letter: 'ý' }] }), 'frame.events.0.letter: Y'],
  ['among the keys', frame({ keys: { Y: 'hit' } }), 'key: Y'],
  ['at the desk', frame({ desk: { picks: ['Z'] } }), 'frame.state.show.desk.picks.0: Z'],
])('finds a hidden letter %s', (_where, left, found) => {
  expect(leaks(left)).toEqual([found]);
});

it('finds a word of a puzzle that is not solved, wherever it stands', () => {
  expect(leaks('GET http://wheel.example/?q=xylophon')).toEqual(['XYLOPHON']);
  const solved = frame({ complete: true });
  expect(leaks(solved, frame({ complete: true, said: 'Xylophon' }))).toEqual([]);
  expect(leaks(solved, frame({ complete: true, said: 'a wizard' }))).toEqual(['WIZARD']);
});
