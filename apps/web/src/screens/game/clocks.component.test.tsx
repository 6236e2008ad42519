import { PRESETS } from '@wheel/game';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { Clocks } from './clocks.tsx';

const turn = page.getByTestId('clock-turn');
const puzzle = page.getByTestId('clock-puzzle');
const button = (clock: typeof turn, name: string) => clock.getByRole('button', { name });

async function draw(seconds: { readonly turnSeconds?: number; readonly puzzleSeconds?: number }) {
  const windows = openWindows();
  const store = await windows.openHost();
  store.onEvent(() => {});
  store.getState().dispatch({ type: 'chooseRules', rules: { ...PRESETS.manual, ...seconds } });
  await render(<Clocks />, { wrapper: inShow(store) });
  return { store, windows };
}

it('[K1] are not there without seconds', async () => {
  await draw({});
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
});

it('[K1] stand full until the host starts them, in a show played by hand too', async () => {
  const { store } = await draw({ turnSeconds: 30, puzzleSeconds: 180 });
  await expect.element(turn).toHaveRole('timer');
  await expect.element(turn).toHaveAccessibleName('Turn');
  await expect.element(turn).toHaveTextContent('0:30');
  await expect.element(puzzle).toHaveTextContent('3:00');
  await button(turn, 'Start').click();
  expect(store.getState().view.clocks.turn?.isRunning).toBe(true);
  expect(store.getState().view.clocks.puzzle?.isRunning).toBe(false);
  await button(turn, 'Hold').click();
  expect(store.getState().view.clocks.turn?.isRunning).toBe(false);
});

it('[K5] get more time and are full again', async () => {
  await draw({ puzzleSeconds: 60 });
  await button(puzzle, '+10 s').click();
  await expect.element(puzzle).toHaveTextContent('1:10');
  await button(puzzle, 'Reset').click();
  await expect.element(puzzle).toHaveTextContent('1:00');
});

it('show the last five seconds as one figure with five bulbs, and then that time is up', async () => {
  const { store, windows } = await draw({ turnSeconds: 7 });
  await button(turn, 'Start').click();
  await expect.element(turn).toHaveTextContent('0:07');
  await windows.pass(3000);
  // The show tells what is left with its next change.
  store.getState().dispatch({ type: 'adjustScore', team: 0, delta: 100 });
  await expect.element(turn).toHaveAttribute('data-state', 'last');
  const lit = () => turn.element().querySelectorAll('i[data-out=false]').length;
  await expect.poll(lit).toBe(4);
  await windows.pass(5000);
  await expect.element(turn).toHaveTextContent('Time is up');
  await expect.element(button(turn, 'Start')).toHaveAttribute('aria-disabled', 'true');
});
