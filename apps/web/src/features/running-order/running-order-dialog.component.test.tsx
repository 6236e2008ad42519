import { PRESETS, type PuzzleKind } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import type { ShowStore } from '../../show/store.ts';
import { RunningOrderDialog } from './running-order-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Running order', exact: true });
const rows = dialog.getByRole('listitem');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const kindOf = (number: number) =>
  dialog.getByRole('combobox', { name: `Kind of puzzle ${number}`, exact: true });

const categories = ['Film', 'Proverb', 'Map', 'Thing'];
const puzzles = categories.map((category, at) => ({
  id: at + 1,
  gametitle: 'Pets',
  category,
  searchedWord: 'red dog',
}));

/** Before the game, or in it where `onGone` is given. */
async function draw(onGone?: () => void) {
  const store = await openWindows().openHost();
  const { dispatch } = store.getState();
  dispatch({ type: 'chooseQuiz', puzzles });
  dispatch({ type: 'enterTeams', color: '#112233' });
  dispatch({ type: 'renameTeam', team: 0, name: 'Geckos' });
  if (onGone) dispatch({ type: 'startGame', withWheel: true });
  await render(<RunningOrderDialog open onClose={vi.fn()} {...(onGone && { onGone })} />, {
    wrapper: inShow(store),
  });
  await expect.element(dialog).toBeVisible();
  return store;
}

const orderOf = (store: ShowStore) =>
  store.getState().run?.show.puzzles.map(({ category }) => category);
const kindsOf = (store: ShowStore): readonly PuzzleKind[] | undefined =>
  store.getState().run?.show.kinds;
const texts = (select: Element) =>
  [...(select as HTMLSelectElement).options].map(({ text }) => text);

it('lists the puzzles by category and kind, and never their phrases', async () => {
  await draw();
  const lines = rows.elements();
  expect(lines).toHaveLength(4);
  for (const [at, category] of categories.entries()) {
    expect(lines[at]).toHaveTextContent(`${at + 1}${category}`);
  }
  expect(texts(kindOf(1).element())).toEqual(['Round', 'Toss-up', 'Final spin', 'Bonus round']);
  await expect.element(dialog).not.toHaveTextContent(/red dog/i);
});

it('[O3] moves a puzzle by keyboard, and the focus goes with it', async () => {
  const store = await draw();
  button('Move down Film').element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(orderOf(store)).toEqual(['Proverb', 'Map', 'Thing', 'Film']);
  await expect.element(button('Move down Film')).toHaveFocus();
  await expect.element(button('Move down Film')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(orderOf(store)).toEqual(['Proverb', 'Map', 'Thing', 'Film']);
  await button('Move up Film').click();
  expect(orderOf(store)).toEqual(['Proverb', 'Map', 'Film', 'Thing']);
  await expect.element(dialog.getByText('Film: 3 of 4')).toBeInTheDocument();
});

it('sets what a puzzle is played as, and says so where the rules do not know it', async () => {
  const store = await draw();
  await kindOf(4).selectOptions('Bonus round');
  expect(kindsOf(store)?.[3]).toBe('bonus');
  await expect.element(dialog.getByText('Played by hand, every puzzle is a round.')).toBeVisible();
  store.getState().dispatch({ type: 'chooseRules', rules: PRESETS.classic });
  await expect.element(dialog.getByText(/is a round|as a round/)).not.toBeInTheDocument();
});

it('offers no jump before the game', async () => {
  await draw();
  expect(dialog.getByRole('button', { name: /^Go to/ }).elements()).toHaveLength(0);
});

it('[O2] goes to any other puzzle of a show', async () => {
  const onGone = vi.fn();
  const store = await draw(onGone);
  await expect.element(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect.element(rows.nth(0)).toHaveTextContent('on the board');
  expect(dialog.getByRole('button', { name: /^Go to/ }).elements()).toHaveLength(3);
  await button('Go to Map').click();
  expect(onGone).toHaveBeenCalledOnce();
  expect(store.getState().view.position.at).toBe(3);
  await expect.element(rows.nth(0)).toHaveTextContent('skipped');
});

it('[O3] lets what is on the board stand still, and what became of the past', async () => {
  const store = await draw(vi.fn());
  const { dispatch } = store.getState();
  dispatch({ type: 'guessPhrase', phrase: 'red dog' });
  dispatch({ type: 'rewardTeam', team: 0 });
  dispatch({ type: 'nextPuzzle' });
  await expect.element(rows.nth(0)).toHaveTextContent('Geckos');
  await expect.element(button('Move up Proverb')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Move up Map')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Move down Map')).toHaveAttribute('aria-disabled', 'false');
});

it('[E1] turns an open puzzle into a final spin and nothing else', async () => {
  const store = await draw(vi.fn());
  store.getState().dispatch({ type: 'guessLetter', letter: 'D' });
  await expect.poll(() => texts(kindOf(1).element())).toEqual(['Round', 'Final spin']);
});
