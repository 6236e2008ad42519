import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { HistoryButtons } from './history.tsx';

const undo = page.getByRole('button', { name: 'Undo' });
const redo = page.getByRole('button', { name: 'Redo' });
const dialog = page.getByRole('dialog', { name: 'History' });

async function draw(...letters: readonly string[]) {
  const store = await openWindows().openHost();
  for (const letter of letters) store.getState().dispatch({ type: 'guessLetter', letter });
  await render(<HistoryButtons />, { wrapper: inShow(store) });
  return store;
}

it('names what Undo and Redo would do, and steps back and forth', async () => {
  const store = await draw('D');
  await expect.element(undo).toHaveAttribute('title', expect.stringMatching(/^Undo: .*D/));
  await expect.element(redo).toHaveAttribute('title', 'Nothing to redo');
  await expect.element(redo).toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  expect(store.getState().view.keys.D).toBe('free');
  await expect.element(redo).toHaveAttribute('title', expect.stringMatching(/^Redo: .*D/));
  await redo.click();
  expect(store.getState().view.keys.D).toBe('hit');
});

it('lists what happened, the newest first', async () => {
  await draw('D', 'Z');
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(dialog).toBeVisible();
  const lines = dialog.getByRole('listitem').elements();
  expect(lines[0]).toHaveTextContent('Z');
  expect(lines[1]).toHaveTextContent('D');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('D');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
