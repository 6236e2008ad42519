import type { LibraryGame } from '@wheel/contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryGame } from '../../../test/library-game.ts';
import { MyGameCard } from './my-game-card.tsx';

const QUIZ_ID = '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11';
const NOW = new Date(2026, 10, 15, 20).getTime();
const onChoose = vi.fn();
const onAction = vi.fn();
const knownAs = (fields: Partial<LibraryGame> = {}) =>
  libraryGame({
    quizId: QUIZ_ID,
    puzzleCount: 12,
    plays: 34,
    createdAt: NOW,
    updatedAt: NOW,
    revision: 1,
    ...fields,
  });
const card = (gameTitle: string, known?: LibraryGame) => (
  <MyGameCard
    game={{ gameTitle, quizId: QUIZ_ID }}
    known={known}
    now={NOW}
    busy={false}
    onChoose={onChoose}
    onAction={onAction}
  />
);
const wedges = () => document.querySelectorAll('path[fill]').length;
const title = page.getByRole('button', { name: 'Owls', exact: true });
const more = page.getByRole('button', { name: 'More for Owls', exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

it('draws the same wheel for the same title, of 8 to 20 wedges', async () => {
  const { rerender } = await render(card('Owls'));
  await expect.poll(wedges).toBeGreaterThan(0);
  const owls = wedges();
  for (const title of ['Foods', 'Wild animals of the north', 'Ж', '']) {
    await rerender(card(title));
    expect(wedges()).toBeGreaterThanOrEqual(8);
    expect(wedges()).toBeLessThanOrEqual(20);
  }
  await rerender(card('Owls'));
  expect(wedges()).toBe(owls);
});

it('has its title alone to choose it by while the library is not known', async () => {
  const { container } = await render(card('Owls'));
  await title.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(QUIZ_ID);
  expect(container.textContent).toBe('Owls');
  await expect.element(more).not.toBeInTheDocument();
});

it('says its facts outside the name of its button', async () => {
  await render(card('Owls', knownAs()));
  await expect.element(title).toHaveAccessibleName('Owls');
  for (const fact of ['12 puzzles', 'played 34 times', 'today'])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible();
});

it.each([
  [{ visibility: 'link' }, 'Anyone with the link'],
  [{ visibility: 'private' }, 'Only me'],
  [{ visibility: 'private', hidden: true }, 'Hidden after review'],
] as const)('marks %j', async (fields, text) => {
  await render(card('Owls', knownAs(fields)));
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it('marks nothing that everyone may see', async () => {
  await render(card('Owls', knownAs({ plays: 0 })));
  await expect.element(page.getByText('not played yet')).toBeVisible();
  await expect.element(page.getByText('Everyone')).not.toBeInTheDocument();
});

it('opens a menu that the arrow keys walk and Escape closes', async () => {
  await render(card('Owls', knownAs()));
  await more.click();
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Duplicate')).toHaveFocus();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(item('Edit')).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

it('does what is chosen, and not what the card itself does', async () => {
  onChoose.mockClear();
  const known = knownAs();
  await render(card('Owls', known));
  for (const [name, action] of [
    ['Edit', 'edit'],
    ['Share', 'share'],
    ['Delete', 'delete'],
  ] as const) {
    await more.click();
    await item(name).click();
    expect(onAction).toHaveBeenLastCalledWith(action, known);
    await expect.element(item(name)).not.toBeInTheDocument();
  }
  expect(onChoose).not.toHaveBeenCalled();
});

it('offers no copy of a game that review has hidden', async () => {
  await render(card('Owls', knownAs({ hidden: true })));
  await more.click();
  await expect.element(item('Edit')).toBeVisible();
  await expect.element(item('Duplicate')).not.toBeInTheDocument();
});

it('names another language than that of the page, and reads the title in it', async () => {
  const { rerender } = await render(card('Owls', knownAs({ language: 'de' })));
  await expect.element(page.getByText('German', { exact: true })).toBeVisible();
  await expect.element(title).toHaveAttribute('lang', 'de');
  await rerender(card('Owls', knownAs()));
  await expect.element(page.getByText('English')).not.toBeInTheDocument();
});
