import { type ComponentProps, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerRow } from './answer-row.tsx';

const row = (props: Partial<ComponentProps<typeof AnswerRow>> = {}) => (
  <StrictMode>
    <main id="main" tabIndex={-1}>
      <AnswerRow
        includeVowels={false}
        onIncludeVowels={vi.fn()}
        puzzle={1}
        isComplete={false}
        onSubmit={() => false}
        {...props}
      >
        <p>Next</p>
      </AnswerRow>
    </main>
  </StrictMode>
);

const field = page.getByRole('textbox', { name: 'Enter the full phrase' });
const submit = page.getByRole('button', { name: 'SUBMIT' });
const vowels = page.getByRole('checkbox', { name: 'Include Vowels' });

it('hands the phrase in by its button and by Enter', async () => {
  const onSubmit = vi.fn(() => false);
  await render(row({ onSubmit }));
  await field.fill('red dog');
  await submit.click();
  await userEvent.type(field, 'blue sky{Enter}');
  expect(onSubmit.mock.calls).toEqual([['red dog'], ['blue sky']]);
});

it('keeps a wrong phrase, ready to be typed over', async () => {
  await render(row({ onSubmit: () => false }));
  await field.fill('red fox');
  await submit.click();
  await expect.element(field).toHaveValue('red fox');
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 'red fox'.length]);
});

it('gives the focus to the stage once the phrase was right', async () => {
  await render(row({ onSubmit: () => true }));
  await userEvent.type(field, 'red dog{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('is empty on the next puzzle', async () => {
  const { rerender } = await render(row({ puzzle: 1 }));
  await field.fill('red dog');
  await rerender(row({ puzzle: 2 }));
  await expect.element(field).toHaveValue('');
});

it('hands nothing in once the puzzle is complete', async () => {
  const onSubmit = vi.fn(() => true);
  await render(row({ isComplete: true, onSubmit }));
  await submit.click();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes a double click on its button for one', async () => {
  const onSubmit = vi.fn(() => false);
  await render(row({ onSubmit }));
  await submit.dblClick();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('says whether vowels are on, and asks for them', async () => {
  const onIncludeVowels = vi.fn();
  const { rerender } = await render(row({ onIncludeVowels }));
  await expect.element(vowels).not.toBeChecked();
  await vowels.click();
  expect(onIncludeVowels.mock.calls).toEqual([[true]]);
  await rerender(row({ includeVowels: true, onIncludeVowels }));
  await expect.element(vowels).toBeChecked();
});

it('has room for what comes after a solved puzzle', async () => {
  await render(row());
  await expect.element(page.getByText('Next')).toBeVisible();
});
