import { CHIPS, type Segment } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { OwnChipsDialog } from './own-chips-dialog.tsx';

const prize = (text: string): Segment => ({ type: 'prize', text });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const prizeField = page.getByRole('textbox', { name: 'Prize' });
const pointsField = page.getByRole('spinbutton', { name: 'Points' });
const add = page.getByRole('button', { name: 'Add' });
const remove = (chip: string) => page.getByRole('button', { name: `Remove ${chip}` });
const alert = page.getByRole('alert');

async function draw(...chips: readonly Segment[]) {
  const store = await openWindows().openHost();
  for (const segment of chips) store.getState().dispatch({ type: 'makeChip', segment });
  await render(<OwnChipsDialog open onClose={vi.fn()} />, { wrapper: inShow(store) });
  return {
    ownChips: () => store.getState().run?.show.availableChips.slice(CHIPS.length),
    store,
  };
}

it('makes a prize, by Enter too, and empties its field', async () => {
  const { ownChips, store } = await draw();
  await prizeField.fill('Free coffee');
  await expect.element(page.getByText('11 / 20')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(ownChips()).toEqual([prize('Free coffee')]);
  expect(store.getState().view.wheel.segments.at(-1)).toEqual(prize('Free coffee'));
  await expect.element(prizeField).toHaveValue('');
  await expect.element(page.getByText('1 of 10')).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Free coffee× 1');
});

it('makes a chip of points', async () => {
  const { ownChips } = await draw();
  await page.getByRole('radio', { name: 'Points' }).click();
  await pointsField.fill('2500');
  await add.click();
  expect(ownChips()).toEqual([{ type: 'points', value: 2500 }]);
});

it('makes nothing of an empty or blank prize, and says nothing', async () => {
  const { ownChips } = await draw();
  await add.click();
  await prizeField.fill('   ');
  await add.click();
  expect(ownChips()).toEqual([]);
  expect(alert.query()).toBe(null);
});

it('ends the field at 20 characters, none of them cut apart', async () => {
  await draw();
  await prizeField.fill('😀'.repeat(22));
  await expect.element(prizeField).toHaveValue('😀'.repeat(20));
});

it.each([
  ['Lose  turn', 'There is a chip “Lose Turn” already.'],
  ['CAKE', 'There is a chip “Cake” already.'],
  ['500', 'Choose Points for a number.'],
  ['a\u202Eb', 'These characters cannot be shown.'],
  ['a\u0007b', 'These characters cannot be shown.'],
])('says what is wrong with "%s"', async (text, sentence) => {
  const { ownChips } = await draw(prize('Cake'));
  await prizeField.fill(text);
  await add.click();
  await expect.element(alert).toHaveTextContent(sentence);
  await expect.element(prizeField).toHaveAttribute('aria-invalid', 'true');
  expect(ownChips()).toHaveLength(1);
  await prizeField.fill('Tea');
  expect(alert.query()).toBe(null);
});

it.each(['', '0', '-5', '1.5', '1000001'])('refuses points of "%s"', async (text) => {
  const { ownChips } = await draw();
  await page.getByRole('radio', { name: 'Points' }).click();
  await pointsField.fill(text);
  await add.click();
  await expect.element(alert).toHaveTextContent('A whole number from 1 to 1000000.');
  expect(ownChips()).toEqual([]);
});

it('refuses points that a chip has', async () => {
  await draw();
  await page.getByRole('radio', { name: 'Points' }).click();
  await pointsField.fill('500');
  await add.click();
  await expect.element(alert).toHaveTextContent('There is a chip “500” already.');
});

it('has no form beside ten chips', async () => {
  await draw(...[...'abcdefghij'].map(prize));
  await expect.element(page.getByText('Ten own chips are the most.')).toBeVisible();
  expect(field('Prize').query()).toBe(null);
  await remove('a').click();
  await expect.element(prizeField).toBeVisible();
});

it('leaves focus on what was made when the form or a button goes', async () => {
  const made = page.getByRole('heading', { name: 'Made so far' });
  await draw(...[...'abcdefghi'].map(prize));
  await prizeField.fill('j');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ten own chips are the most.')).toBeVisible();
  await expect.element(made).toHaveFocus();
  await remove('a').click();
  await expect.element(prizeField).toBeVisible();
  await expect.element(made).toHaveFocus();
});

it('removes a chip and brings it back by Undo, inside the dialog', async () => {
  const { ownChips, store } = await draw(prize('Cake'), prize('Tea'));
  const before = store.getState().view.wheel.segments;
  await remove('Cake').click();
  expect(ownChips()).toEqual([prize('Tea')]);
  const toast = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Cake removed' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  expect(ownChips()).toEqual([prize('Cake'), prize('Tea')]);
  expect(store.getState().view.wheel.segments).toEqual(before);
});

it('leaves four segments on the wheel', async () => {
  const { ownChips, store } = await draw(prize('Cake'));
  const segments = [prize('Cake'), prize('Cake'), ...CHIPS.slice(0, 2)];
  store.getState().dispatch({ type: 'fillWheel', segments });
  await remove('Cake').click();
  await expect.element(page.getByText('Four segments are the least.')).toBeVisible();
  expect(ownChips()).toEqual([prize('Cake')]);
});

it('draws the chip that is being typed on a full wheel', async () => {
  await draw();
  const wedges = () => page.getByTestId('wheel-segment').elements();
  await prizeField.fill('Choose the music');
  expect(wedges()).toHaveLength(20);
  await expect
    .element(page.getByTestId('wheel-segment').first())
    .toHaveTextContent('Choose the music');
});
