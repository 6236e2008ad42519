import { play, publicShow } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Keyboard, type KeysAtDesk } from './keyboard.tsx';

type Show = ReturnType<typeof showWith>;

const keyboard = (
  show: Show,
  onGuess: (letter: string) => void = vi.fn(),
  desk: KeysAtDesk | null = null,
) => {
  const { keys, complete } = publicShow(show, 0);
  return (
    <main id="main" tabIndex={-1}>
      <Keyboard states={keys} disabled={complete} onGuess={onGuess} desk={desk} />
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
