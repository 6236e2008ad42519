import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './fields.tsx';

const field = page.getByRole('textbox', { name: 'Category' });

it('is named by its label alone', async () => {
  await render(<TextField label="Category" tip="more" inputEnd={<i>icon</i>} />);
  await expect.element(field).toHaveAccessibleName('Category');
});

it('describes itself by its error together with what it was given', async () => {
  await render(<TextField label="Category" tip="One or two words" error="Please fill this in." />);
  await expect.element(field).toHaveAccessibleDescription('One or two words Please fill this in.');
});

it('describes itself by its advice, and by its error where there is one', async () => {
  const { rerender } = await render(<TextField label="Category" hint="Shorter is better." />);
  await expect.element(field).toHaveAccessibleDescription('Shorter is better.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await rerender(<TextField label="Category" hint="Shorter is better." error="Too long." />);
  await expect.element(field).toHaveAccessibleDescription('Too long.');
});

it('has no description while nothing is wrong', async () => {
  await render(<TextField label="Category" />);
  await expect.element(field).not.toHaveAttribute('aria-describedby');
});

it('says a refusal in a sign of its own', async () => {
  const sign = page.getByRole('button', { name: 'Error' });
  const { rerender } = await render(<TextField label="Category" refusal={undefined} />);
  await expect.element(sign).not.toBeInTheDocument();
  await rerender(<TextField label="Category" refusal="This name is reserved" />);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(sign).toHaveAccessibleDescription('This name is reserved');
});
