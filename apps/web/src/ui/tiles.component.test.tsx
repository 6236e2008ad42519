import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tileText } from './tile-text.ts';
import { type TileState, Tiles } from './tiles.tsx';

const draw = (text: string, state: TileState) =>
  render(<Tiles words={tileText(text, state)} named />);

const tiles = () => page.getByTestId('tile').elements();

/** What the audience sees of a tile: a side that is turned away cannot be hit. */
function sideInFront(tile: Element | undefined): string | null | undefined {
  if (!tile) return undefined;
  const { left, top, width, height } = tile.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
}

it('keeps the letter of a hidden tile out of the page', async () => {
  const { container } = await draw('owl', 'hidden');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(tiles()).toHaveLength(3);
  expect(container).toHaveTextContent(/^$/);
  expect(container.innerHTML).not.toMatch(/owl/i);
});

it('turns a tile over from its blank side to its letter', async () => {
  const { rerender } = await draw('owl', 'hidden');
  expect(tiles().map(sideInFront)).toEqual(['', '', '']);
  await rerender(<Tiles words={tileText('owl', 'revealed')} named />);
  expect(tiles().map(sideInFront)).toEqual(['O', 'W', 'L']);
  await rerender(<Tiles words={tileText('owl', 'hidden')} named />);
  expect(tiles().map(sideInFront)).toEqual(['', '', '']);
});

it('shows flat tiles from the same sides', async () => {
  const { rerender } = await render(<Tiles words={tileText('ox', 'hidden')} named flat />);
  expect(tiles().map(sideInFront)).toEqual(['', '']);
  await rerender(<Tiles words={tileText('ox', 'revealed')} named flat />);
  expect(tiles().map(sideInFront)).toEqual(['O', 'X']);
});

it('lays gold over the tiles that are just correct, and over no others', async () => {
  const goldOf = (tile: Element) =>
    getComputedStyle(tile.lastElementChild ?? tile, '::before').opacity;
  const { rerender } = await draw('ox', 'revealed');
  expect(tiles().map(goldOf)).toEqual(['0', '0']);
  await rerender(<Tiles words={tileText('ox', 'correct')} named />);
  await expect.poll(() => tiles().map(goldOf)).toEqual(['1', '1']);
});

it('breaks a long phrase between words and never inside one', async () => {
  await draw('the quick brown fox jumps over the lazy dog', 'revealed');
  const topsOf = (word: Element) =>
    new Set(Array.from(word.children, (tile) => tile.getBoundingClientRect().top));
  const words = page.getByTestId('word').elements();
  expect(words.map((word) => word.textContent).join(' ')).toBe(
    'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG',
  );
  for (const word of words) expect(topsOf(word).size).toBe(1);
  expect(new Set(words.flatMap((word) => [...topsOf(word)])).size).toBeGreaterThan(1);
});
