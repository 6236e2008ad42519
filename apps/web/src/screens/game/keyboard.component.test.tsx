import { play, publicShow } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../words/registry.ts';
import { Keyboard, type KeysAtDesk } from './keyboard.tsx';

type Show = ReturnType<typeof showWith>;

const keyboard = (
  show: Show,
  onGuess: (letter: string) => void = vi.fn(),
  desk: KeysAtDesk | null = null,
) => {
  const { keys, complete, language } = publicShow(show, 0);
  return (
    <main id="main" tabIndex={-1}>
      <Keyboard
        states={keys}
        language={language}
        disabled={complete}
        onGuess={onGuess}
        desk={desk}
      />
    </main>
  );
};
const guess = (show: Show, letter: string) => play(show, { type: 'guessLetter', letter }).show;
const letters = () =>
  page
    .getByTestId('key')
    .elements()
    .map((key) => key.textContent)
    .join('');
const key = (name: string) => page.getByRole('button', { name, exact: true });

it('has the consonants in order, and the vowels among them once they are on', async () => {
  const { rerender } = await render(keyboard(showWith()));
  expect(letters()).toBe('BCDFGHJKLMNPQRSTVWXYZ');
  await rerender(keyboard(play(showWith(), { type: 'setVowels', include: true }).show));
  expect(letters()).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});

describe('in each language', () => {
  const withVowels = (language: string) =>
    keyboard(play(showWith({ language }), { type: 'setVowels', include: true }).show);
  const boxes = () =>
    page
      .getByTestId('key')
      .elements()
      .map((element) => element.getBoundingClientRect());
  /** How many keys stand in each row, and how far each row is off the middle of the first one. */
  function rows() {
    const tops = [...new Set(boxes().map(({ top }) => Math.round(top)))];
    const inRows = tops.map((at) => boxes().filter(({ top }) => Math.round(top) === at));
    const middles = inRows.map((row) => ((row[0]?.left ?? 0) + (row.at(-1)?.right ?? 0)) / 2);
    return {
      counts: inRows.map(({ length }) => length),
      off: middles.map((middle) => Math.round(Math.abs(middle - (middles[0] ?? 0)))),
    };
  }

  it.each([
    ['en', [11, 10], [13, 13]],
    ['de', [11, 10], [13, 13]],
    ['es', [11, 11], [14, 13]],
    ['fr', [10, 10], [13, 13]],
  ])('%s has its keys in two rows, the lower one in the middle', async (language, few, all) => {
    const { rerender } = await render(keyboard(showWith({ language })));
    expect(rows()).toEqual({ counts: few, off: [0, 0] });
    await rerender(withVowels(language));
    expect(rows()).toEqual({ counts: all, off: [0, 0] });
  });

  it.each([
    ['en', 390, [7, 7, 7], [7, 7, 7, 5]],
    ['es', 390, [7, 7, 7, 1], [7, 7, 7, 6]],
    ['fr', 390, [7, 7, 6], [7, 7, 7, 5]],
    ['en', 340, [6, 6, 6, 3], [6, 6, 6, 6, 2]],
    ['es', 340, [6, 6, 6, 4], [6, 6, 6, 6, 3]],
  ])('%s has as many to a row as %d px allow', async (language, width, few, all) => {
    await page.viewport(width, 700);
    const { rerender } = await render(keyboard(showWith({ language })));
    expect(rows()).toEqual({ counts: few, off: few.map(() => 0) });
    await rerender(withVowels(language));
    expect(rows()).toEqual({ counts: all, off: all.map(() => 0) });
    await page.viewport(1366, 768);
  });

  it('Spanish has Ñ behind N, and French marks Y as a vowel', async () => {
    const onGuess = vi.fn();
    const { rerender } = await render(keyboard(showWith({ language: 'es' }), onGuess));
    expect(letters()).toContain('MNÑP');
    await key('Ñ').click();
    expect(onGuess).toHaveBeenCalledExactlyOnceWith('Ñ');
    await rerender(withVowels('fr'));
    await expect.element(key('Y')).toHaveAttribute('data-vowel', 'true');
    await rerender(withVowels('es'));
    await expect.element(key('Y')).toHaveAttribute('data-vowel', 'false');
  });

  it('says so where the page speaks another one, also once that changes', async () => {
    const group = page.getByRole('group');
    await render(keyboard(showWith({ language: 'es' })));
    await expect.element(group).toHaveAttribute('lang', 'es');
    setLanguage('es');
    await expect.element(group).not.toHaveAttribute('lang');
    setLanguage('de');
    await expect.element(group).toHaveAttribute('lang', 'es');
    setLanguage('en');
  });
});

it('says which letters are in the phrase, which are not and which are free', async () => {
  await render(keyboard(guess(guess(showWith({ phrase: 'red dog' }), 'D'), 'Z')));
  await expect.element(key('D, in the phrase')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(key('Z, not in the phrase')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(key('B')).toHaveAttribute('aria-disabled', 'false');
});

it('guesses the letter that was pressed, a double click once', async () => {
  const onGuess = vi.fn();
  await render(keyboard(showWith(), onGuess));
  await key('D').click();
  expect(onGuess.mock.calls).toEqual([['D']]);
  await key('Z').dblClick();
  expect(onGuess.mock.calls).toEqual([['D'], ['Z']]);
});

it('keeps a used key within reach', async () => {
  await render(keyboard(guess(showWith(), 'Z')));
  const used = key('Z, not in the phrase');
  used.element().focus();
  await expect.element(used).toHaveFocus();
});

it('works no more once the puzzle is complete, and gives its focus to the stage', async () => {
  const show = showWith({ phrase: 'red dog' });
  const { rerender } = await render(keyboard(show));
  await key('D').click();
  await rerender(keyboard(play(show, { type: 'guessPhrase', phrase: 'red dog' }).show));
  for (const element of page.getByTestId('key').elements()) expect(element).toBeDisabled();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

describe('at a desk', () => {
  const vowels = play(showWith(), { type: 'setVowels', include: true }).show;
  const desk = (more: Partial<KeysAtDesk> = {}): KeysAtDesk => ({
    refusalOf: () => '',
    vowelPrice: 0,
    picks: [],
    ...more,
  });

  it('has the price on each vowel', async () => {
    await render(keyboard(vowels, undefined, desk({ vowelPrice: 250 })));
    await expect.element(key('A 250')).toHaveTextContent('A 250');
    await expect.element(key('B')).toHaveTextContent('B');
  });

  it('[M5] says why a letter rests, and still passes the press on for an answer', async () => {
    const onGuess = vi.fn();
    const refusalOf = (letter: string) => (letter === 'E' ? 'needs 250' : '');
    await render(keyboard(vowels, onGuess, desk({ vowelPrice: 250, refusalOf })));
    const resting = key('E 250, needs 250');
    await expect.element(resting).toHaveAttribute('aria-disabled', 'true');
    await expect.element(key('A 250')).toHaveAttribute('aria-disabled', 'false');
    await resting.hover();
    expect(getComputedStyle(resting.element(), '::before').content).toContain('needs 250');
    await resting.click({ force: true });
    expect(onGuess).toHaveBeenCalledExactlyOnceWith('E');
  });

  it('marks what was picked', async () => {
    await render(keyboard(vowels, undefined, desk({ picks: ['D'] })));
    await expect.element(key('D, picked')).toHaveAttribute('aria-disabled', 'true');
  });
});
