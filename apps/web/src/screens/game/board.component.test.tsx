import { play, publicShow } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Glow } from '../../features/board/glow.ts';
import { boardSentence } from '../../text/board.ts';
import { Board } from './board.tsx';

type Show = ReturnType<typeof showWith>;

const board = (show: Show, glow: Glow = 'none') => {
  const { board: words, position, language } = publicShow(show, 0);
  return (
    <Board
      words={words}
      puzzle={position.at}
      language={language}
      sentence={boardSentence(words, language)}
      glow={glow}
      held={[]}
    >
      <p>Strip</p>
    </Board>
  );
};

const guess = (show: Show, letter: string) => play(show, { type: 'guessLetter', letter }).show;
const states = () =>
  page
    .getByTestId('tile')
    .elements()
    .map((tile) => `${tile.textContent}:${tile.getAttribute('data-state')}`);

const region = page.getByRole('region', { name: 'Puzzle board' });

it('gives no hidden letter away, to the eye, to a listener or to the page', async () => {
  const { container } = await render(board(showWith({ phrase: 'owl' })));
  expect(states()).toEqual([':hidden', ':hidden', ':hidden']);
  await expect.element(region).toHaveTextContent('Word 1, 3 letters: blank blank blank.');
  expect(container.textContent).toBe('StripWord 1, 3 letters: blank blank blank.');
});

it('has apostrophe and hyphen open on narrow tiles, in their words', async () => {
  await render(board(showWith({ phrase: 'l’eau là-bas', language: 'fr' })));
  const tiles = page.getByTestId('tile').elements();
  const widths = tiles.map((tile) => tile.getBoundingClientRect().width);
  const [wide = 0, narrow = 0] = widths;
  expect(states().filter((state) => !state.endsWith(':hidden'))).toEqual([
    '’:revealed',
    '-:revealed',
  ]);
  expect(narrow).toBeCloseTo(wide / 2, 1);
  expect(widths.filter((width) => width === narrow)).toHaveLength(2);
  expect(page.getByTestId('word').elements()).toHaveLength(2);
  expect(tiles[0]?.closest('[lang]')).toHaveAttribute('lang', 'fr');
});

it('opens every copy of a guessed letter, lit while it is new', async () => {
  const show = guess(showWith({ phrase: 'dodo' }), 'D');
  const { rerender } = await render(board(show, 'hit'));
  expect(states()).toEqual(['D:correct', ':hidden', 'D:correct', ':hidden']);
  await rerender(board(show, 'none'));
  expect(states()).toEqual(['D:revealed', ':hidden', 'D:revealed', ':hidden']);
});

it('keeps a phrase of any length inside its room', async () => {
  const phrase = 'supercalifragilistic words never stand half outside of the board';
  const { container } = await render(
    <div style={{ width: 500 }}>{board(showWith({ phrase }))}</div>,
  );
  const room = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  expect(states()).toHaveLength(phrase.replaceAll(' ', '').length);
  for (const tile of page.getByTestId('tile').elements()) {
    const { left, right, width } = tile.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(room.left);
    expect(right).toBeLessThanOrEqual(room.right);
    expect(width).toBeGreaterThan(5);
  }
});

it('brings new tiles for another puzzle, so that none turns back', async () => {
  const first = showWith({ phrases: ['ox', 'ox'] });
  const { rerender } = await render(board(first));
  const before = page.getByTestId('tile').elements();
  await rerender(board({ ...first, currentPuzzleIndex: 1 }));
  for (const tile of page.getByTestId('tile').elements()) expect(before).not.toContain(tile);
});
