import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

const field = page.getByRole('textbox', { name: 'Category' });

it('is named by its label alone, whatever stands beside it', async () => {
  await render(<TextField label="Category" tip="more" inputEnd={<i>icon</i>} />);
  await expect.element(field).toHaveAccessibleName('Category');
});

it('describes itself by its error together with what it was given', async () => {
  await render(<TextField label="Category" tip="One or two words" error="Please fill this in." />);
  await expect.element(field).toHaveAccessibleDescription('One or two words Please fill this in.');
});

it('has no description while nothing is wrong', async () => {
  await render(<TextField label="Category" />);
  await expect.element(field).not.toHaveAttribute('aria-describedby');
});
