import type { Entry } from '@wheel/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speak } from '../../words/languages.ts';
import { type loadBank, readBank } from './bank.ts';
import { BankDialog } from './bank-dialog.tsx';

const FILLERS = 230;
const BANK = [
  '# saying',
  '1 Thin ice',
  '2 Été indien',
  '# music',
  '3 Brass band',
  '1 Café concert',
  '# job',
  '2 Night nurse',
  '# things',
  ...Array.from({ length: FILLERS }, (_, at) => `3 Thing ${at}`),
].join('\n');

const onAdd = vi.fn<(entries: readonly Entry[]) => void>();
const onClose = vi.fn();
const load = vi.fn<typeof loadBank>();
beforeEach(() => {
  onAdd.mockClear();
  onClose.mockClear();
  load.mockReset().mockResolvedValue(readBank(BANK));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

const Bank = ({ language = 'en', words = [] as readonly string[], capacity = 1000 }) => (
  <BankDialog
    language={language}
    entries={words.map((searchedWord) => ({ category: 'Mine', searchedWord }))}
    capacity={capacity}
    onAdd={onAdd}
    onClose={onClose}
    load={load}
  />
);

const dialog = page.getByRole('dialog');
const rows = dialog.getByTestId('bank-row');
const phrases = () =>
  [...document.querySelectorAll('[data-testid=bank-row] label')].map((row) => row.textContent);
const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
const filter = dialog.getByRole('textbox', { name: 'Filter' });
const category = dialog.getByRole('combobox', { name: 'Category' });
const add = dialog.getByRole('button', { name: /^Add/ });
const choose = dialog.getByRole('button', { name: 'Choose 5 for me' });

it('lists the puzzles with category and difficulty, 200 at most', async () => {
  await render(<Bank />);
  await expect.element(dialog).toHaveAccessibleName('Puzzle bank');
  await expect.poll(() => phrases().length).toBe(200);
  await expect.element(rows.first()).toHaveTextContent('Thin ice');
  await expect.element(box('Thin ice')).toHaveAccessibleDescription('Saying Easy');
  await expect.element(dialog.getByText(`${5 + FILLERS - 200} more: filter`)).toBeInTheDocument();
  await expect.element(add).toHaveTextContent('Add 0 entries');
  await expect.element(add).toBeDisabled();
});

it('filters by category, difficulty and text, whatever its case and accents', async () => {
  await render(<Bank />);
  await category.selectOptions('Music');
  await expect.poll(phrases).toEqual(['Brass band', 'Café concert']);
  await dialog.getByRole('radio', { name: 'Easy' }).click();
  await expect.poll(phrases).toEqual(['Café concert']);
  await category.selectOptions('All categories');
  await expect.poll(phrases).toEqual(['Thin ice', 'Café concert']);
  await dialog.getByRole('radio', { name: 'Any' }).click();
  await filter.fill('ETE');
  await expect.poll(phrases).toEqual(['Été indien']);
  await filter.fill('xyz');
  await expect.element(dialog.getByText('No puzzles found.')).toBeVisible();
  await expect.element(choose).toBeDisabled();
  const options = [...document.querySelectorAll('option')].map(({ label }) => label);
  expect(options).toHaveLength(25);
  expect(options.slice(0, 2)).toEqual(['All categories', 'Saying']);
});

it('keeps what is chosen whatever the filter hides, and adds it with the names of its categories', async () => {
  await render(<Bank />);
  await box('Thin ice').click();
  await filter.fill('night');
  await expect.poll(phrases).toEqual(['Night nurse']);
  await box('Night nurse').click();
  await filter.fill('brass');
  await box('Brass band').click();
  await expect.element(dialog.getByText('3 chosen')).toBeVisible();
  await box('Brass band').click();
  await filter.fill('');
  await expect.element(box('Thin ice')).toBeChecked();
  await expect.element(dialog.getByText('2 chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 entries' }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    { category: 'Saying', searchedWord: 'Thin ice' },
    { category: 'Job', searchedWord: 'Night nurse' },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows what the game has already as chosen, and adds it no more', async () => {
  await render(<Bank words={['THIN  ICE', 'ete indien', '']} />);
  for (const name of ['Thin ice', 'Été indien']) {
    await expect.element(box(name)).toBeChecked();
    await expect.element(box(name)).toBeDisabled();
  }
  await expect.element(box('Night nurse')).not.toBeChecked();
  await expect.element(dialog.getByText('0 chosen')).toBeVisible();
});

it('chooses five of what the filter leaves, spread over the categories', async () => {
  await render(<Bank words={['Thin ice']} />);
  await choose.click();
  await expect.element(dialog.getByText('5 chosen')).toBeVisible();
  await add.click();
  const added = onAdd.mock.lastCall?.[0] ?? [];
  expect(new Set(added.map((entry) => entry.category))).toEqual(
    new Set(['Saying', 'Music', 'Job', 'Things']),
  );
  expect(added.map(({ searchedWord }) => searchedWord)).not.toContain('Thin ice');
});

it('chooses as many as are left', async () => {
  await render(<Bank />);
  await category.selectOptions('Music');
  await expect.poll(() => phrases().length).toBe(2);
  await choose.click();
  await expect.element(dialog.getByText('2 chosen')).toBeVisible();
  await expect.element(choose).toBeDisabled();
  await category.selectOptions('All categories');
  await choose.click();
  await expect.element(dialog.getByText('7 chosen')).toBeVisible();
});

it('adds no more than the game can have, and keeps what is chosen', async () => {
  await render(<Bank capacity={1} />);
  await box('Thin ice').click();
  await expect.element(add).toBeEnabled();
  await box('Night nurse').click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('2 chosenA game has at most 1000 entries.');
  await expect.element(add).toBeDisabled();
  await box('Thin ice').click();
  await dialog.getByRole('button', { name: 'Add 1 entry' }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([{ category: 'Job', searchedWord: 'Night nurse' }]);
});

it('is closed by Esc and by Cancel, and adds nothing', async () => {
  await render(<Bank />);
  await box('Thin ice').click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onAdd).not.toHaveBeenCalled();
});

it('goes from row to row with the arrows, past those that are taken', async () => {
  await render(<Bank words={['Été indien']} />);
  // End goes to the last row that is drawn.
  await expect.poll(() => phrases().length).toBe(200);
  await filter.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(box('Thin ice')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(box('Brass band')).toHaveFocus();
  await expect.element(box('Brass band')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(box('Thin ice')).toHaveFocus();
  await userEvent.keyboard('{End}{Tab}');
  await expect.element(choose).toHaveFocus();
});

/** Filters without moving focus, as a filter does that is applied late. */
function filterLate(text: string): void {
  const input = filter.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps focus in the rows when a filter is applied late', async () => {
  await render(<Bank />);
  await expect.poll(() => phrases().length).toBe(200);
  await filter.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(box('Thin ice')).toHaveFocus();
  filterLate('n');
  await expect.poll(() => phrases().length).toBe(200);
  await expect.element(box('Thin ice')).toHaveFocus();
  filterLate('brass');
  await expect.poll(phrases).toEqual(['Brass band']);
  await expect.element(box('Brass band')).toHaveFocus();
});

it('says that the bank did not load, and asks for it again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let fail = () => {};
  load.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new Error('no network'));
    }),
  );
  await render(<Bank language="es" />);
  await expect.element(dialog.getByRole('progressbar')).toBeVisible();
  fail();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('The puzzle bank did not load. Please try again.');
  expect(error).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(box('Thin ice')).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

it('has the categories of the puzzles in their language, and marks it', async () => {
  await render(<Bank language="de" />);
  await expect.element(box('Night nurse')).toHaveAccessibleDescription('Beruf Medium');
  const marked = () =>
    [...document.querySelectorAll('[data-testid=bank-row]:first-child [lang=de]')].map(
      (part) => part.textContent,
    );
  expect(marked()).toEqual(['Thin ice', 'Redewendung']);
  await speak('de');
  await expect.element(dialog).toHaveAccessibleName('Rätselvorrat');
  await expect.element(box('Night nurse')).toHaveAccessibleDescription('Beruf Mittel');
  expect(marked()).toEqual([]);
  await box('Night nurse').click();
  await dialog.getByRole('button', { name: '1 Rätsel hinzufügen' }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    { category: 'Beruf', searchedWord: 'Night nurse' },
  ]);
});
