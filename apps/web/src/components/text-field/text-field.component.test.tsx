import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

const field = page.getByRole('textbox', { name: 'Category' });

it('is named by its label alone, whatever stands beside it', async () => {
  await render(<TextField label="Category" labelEnd={<i>more</i>} inputEnd={<i>icon</i>} />);
  await expect.element(field).toHaveAccessibleName('Category');
});

it('describes itself by its error together with what it was given', async () => {
  await render(
    <>
      <TextField label="Category" aria-describedby="tip" error="Please fill this in." />
      <p id="tip">One or two words</p>
    </>,
  );
  await expect.element(field).toHaveAccessibleDescription('One or two words Please fill this in.');
});

it('has no description while nothing is wrong', async () => {
  await render(<TextField label="Category" />);
  await expect.element(field).not.toHaveAttribute('aria-describedby');
});
