import { type HouseRules, PRESETS } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HouseRulesDialog } from './house-rules-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'House rules', exact: true });
const field = (name: string) => dialog.getByRole('spinbutton', { name, exact: true });
const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

async function draw(rules: HouseRules) {
  const onDone = vi.fn();
  const onClose = vi.fn();
  await render(<HouseRulesDialog open rules={rules} onDone={onDone} onClose={onClose} />);
  return { onDone, onClose };
}

it('has a field for each figure and a box for each choice', async () => {
  await draw(PRESETS.classic);
  const figures = {
    'Points per letter': 500,
    'Vowel price': 250,
    'House minimum': 1000,
    'Toss-up prize': 1000,
    'Final spin extra': 1000,
    'Bonus round prize': 5000,
    'Seconds per turn': 0,
    'Seconds per puzzle': 0,
  };
  expect(dialog.getByRole('spinbutton').elements()).toHaveLength(Object.keys(figures).length);
  for (const [name, value] of Object.entries(figures))
    await expect.element(field(name)).toHaveValue(value);
  await expect.element(box('Spin before a consonant')).toBeChecked();
  await expect.element(box('Keep points only when solving')).toBeChecked();
});

it('[D2] gives back the changed figures, and the set keeps its name with "changed"', async () => {
  const { onDone } = await draw(PRESETS.classic);
  await expect.element(dialog.getByText('Classic', { exact: true })).toBeVisible();
  await field('Vowel price').fill('100');
  await box('Spin before a consonant').click();
  await expect.element(dialog.getByText('Classic, changed', { exact: true })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await button('Done').click();
  expect(onDone).toHaveBeenCalledWith({ ...PRESETS.classic, vowelPrice: 100, spinFirst: false });
});

it('goes back to the set as it was, when it was changed', async () => {
  const { onDone } = await draw({ ...PRESETS.simple, pointsPerLetter: 250, turnSeconds: 30 });
  await field('Points per letter').fill('900');
  await button('Back to Simple').click();
  await expect.element(field('Points per letter')).toHaveValue(100);
  await expect.element(field('Seconds per turn')).toHaveValue(0);
  await expect.element(button('Back to Simple')).not.toBeInTheDocument();
  await expect.element(button('Done')).toHaveFocus();
  await button('Done').click();
  expect(onDone).toHaveBeenCalledWith(PRESETS.simple);
});

it('has nothing but the seconds for a show played by hand', async () => {
  const { onDone } = await draw(PRESETS.manual);
  expect(dialog.getByRole('spinbutton').elements()).toHaveLength(2);
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(0);
  await field('Seconds per turn').fill('30');
  await userEvent.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledWith({ ...PRESETS.manual, turnSeconds: 30 });
});

it.each([
  ['', 0],
  ['-5', 0],
  ['12.9', 12],
  ['99999999', 100_000],
])('takes %j for the figure %d', async (text, figure) => {
  const { onDone } = await draw(PRESETS.classic);
  await field('House minimum').fill(text);
  await button('Done').click();
  expect(onDone).toHaveBeenCalledWith({ ...PRESETS.classic, houseMinimum: figure });
});

it('leaves the rules alone on Escape', async () => {
  const { onDone, onClose } = await draw(PRESETS.classic);
  await field('Vowel price').fill('100');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});
