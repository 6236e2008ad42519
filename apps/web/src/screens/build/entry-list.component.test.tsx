import { useReducer } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BLANK_DRAFT, changeDraft } from './draft.ts';
import { EntryList } from './entry-list.tsx';
import { fieldName, NO_REFUSALS } from './refusals.ts';

const onRemoved = vi.fn();

function List({ refusals = NO_REFUSALS }) {
  const [draft, change] = useReducer(changeDraft, BLANK_DRAFT);
  return (
    <EntryList
      entries={draft.entries}
      refusals={refusals}
      onChange={change}
      onRemoved={onRemoved}
    />
  );
}

const add = page.getByRole('button', { name: 'ADD ENTRY' });
const removers = page.getByRole('button', { name: /^Remove entry/ });
const category = (number: number) =>
  page
    .getByRole('article', { name: `Entry ${number}` })
    .getByRole('combobox', { name: 'Category' });

it('starts with one entry, which cannot be removed', async () => {
  await render(<List />);
  expect(page.getByRole('article').elements()).toHaveLength(1);
  expect(removers.elements()).toHaveLength(0);
});

it('adds an entry at the end, ready to be typed into', async () => {
  await render(<List />);
  await add.click();
  await expect.element(category(2)).toHaveFocus();
  expect(removers.elements()).toHaveLength(2);
});

it('removes the one that was pressed, numbers the rest anew and keeps what they hold', async () => {
  await render(<List />);
  await add.click();
  await category(1).fill('First');
  await category(2).fill('Second');
  await page.getByRole('button', { name: 'Remove entry 1' }).click();
  await expect.element(category(1)).toHaveValue('Second');
  expect(page.getByRole('article').elements()).toHaveLength(1);
  const [entry, index] = onRemoved.mock.lastCall ?? [];
  expect([entry?.category, index]).toEqual(['First', 0]);
});

it('hands the focus on to the next cross, and to ADD ENTRY after the last', async () => {
  await render(<List />);
  await add.click();
  await add.click();
  await page.getByRole('button', { name: 'Remove entry 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove entry 1' })).toHaveFocus();
  await page.getByRole('button', { name: 'Remove entry 2' }).click();
  await expect.element(add).toHaveFocus();
});

it('says a refusal at the entry it is about', async () => {
  await render(
    <List refusals={new Map([[fieldName(2, 'category'), { code: 'REQUIRED' as const }]])} />,
  );
  await add.click();
  await expect.element(category(1)).toHaveAttribute('aria-invalid', 'false');
  await expect.element(category(2)).toHaveAttribute('aria-invalid', 'true');
});

async function threeEntries() {
  await render(<List />);
  for (const [at, text] of ['First', 'Second', 'Third'].entries()) {
    if (at > 0) await add.click();
    await category(at + 1).fill(text);
  }
}
const order = () =>
  page
    .getByRole('combobox', { name: 'Category' })
    .elements()
    .map((field) => (field as HTMLInputElement).value);
const move = (way: 'up' | 'down', number: number) =>
  page.getByRole('button', { name: `Move ${way} entry ${number}` });

it('moves an entry up and down, and the focus goes with it', async () => {
  await threeEntries();
  await move('down', 1).click();
  expect(order()).toEqual(['Second', 'First', 'Third']);
  await expect.element(move('down', 2)).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(order()).toEqual(['Second', 'Third', 'First']);
  await expect.element(page.getByText('Entry 3 of 3')).toBeInTheDocument();
  await move('up', 3).click();
  expect(order()).toEqual(['Second', 'First', 'Third']);
});

it('takes an entry where it is dragged by its grip', async () => {
  await threeEntries();
  const grip = (at: number) =>
    page.elementLocator(document.querySelectorAll('[data-grip]')[at] as Element);
  const card = (number: number) => page.getByRole('article', { name: `Entry ${number}` });
  await grip(0).dropTo(card(3));
  await expect.poll(order).toEqual(['Second', 'Third', 'First']);
  await grip(2).dropTo(card(1));
  await expect.poll(order).toEqual(['First', 'Second', 'Third']);
  expect(document.querySelectorAll('[data-drop], [data-lifted]')).toHaveLength(0);
});

it('offers the categories that were typed before', async () => {
  await threeEntries();
  await category(3).fill('First');
  const offered = () =>
    [...document.querySelectorAll('datalist option')].map(
      (option) => (option as HTMLOptionElement).value,
    );
  await expect.poll(offered).toEqual(['First', 'Second']);
  const list = document.querySelector('datalist')?.id ?? '';
  await expect.element(category(1)).toHaveAttribute('list', list);
});
