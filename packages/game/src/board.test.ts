import { expect, it } from 'vitest';
import * as host from '../test/host.ts';
import { shownText, showWith } from '../test/shows.ts';
import { boardWords, isBoardLaidOut } from './board.ts';
import { play } from './play.ts';
import { newShow } from './show.ts';

it('[P2] hides every letter of a new puzzle and keeps its words apart', () => {
  expect(shownText(showWith({ phrase: 'Red dog' }))).toBe('... ...');
});

it('[P2] leaves open what no key could open', () => {
  expect(shownText(showWith({ phrase: "it's 7-up" }))).toBe("..'. 7-..");
});

it.each(['', '   ', '1984'])('[P2] counts the phrase %j as complete at once', (phrase) => {
  expect(showWith({ phrase }).isComplete).toBe(true);
});

it('[P2] does not count a phrase with a hidden letter as complete', () => {
  expect(showWith({ phrase: '7 up' }).isComplete).toBe(false);
});

it('[P14] gives no letter with a hidden tile', () => {
  const show = play(showWith({ phrase: 'dad' }), host.call('D')).show;
  expect(boardWords(show)).toEqual([
    [
      { letter: 'D', state: 'correct' },
      { letter: null, state: 'hidden' },
      { letter: 'D', state: 'correct' },
    ],
  ]);
});

it('[P14] shows letters of earlier guesses as revealed', () => {
  const first = play(showWith({ phrase: 'dr' }), host.call('D')).show;
  const second = play(first, host.call('R')).show;
  expect(boardWords(second)[0]?.map((tile) => tile.state)).toEqual(['revealed', 'correct']);
});

it('reads like a fresh board before it is laid out', () => {
  const show = newShow();
  expect(isBoardLaidOut(show)).toBe(false);
  expect(shownText(show)).toMatch(/^[. ]+$/);
  const guessed = play(show, host.solve('Misty mountain valley')).show;
  expect(shownText(guessed)).toBe('MISTY MOUNTAIN VALLEY');
  expect(isBoardLaidOut(guessed)).toBe(true);
});
