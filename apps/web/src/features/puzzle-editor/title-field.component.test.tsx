import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TitleField } from './title-field.tsx';

const field = page.getByRole('textbox', { name: 'Game Title' });
const error = page.getByRole('button', { name: 'Error' });

it('is required and explains itself', async () => {
  await render(<TitleField title="" refusal={undefined} onTitle={vi.fn()} />);
  await expect.element(field).toBeRequired();
  await expect
    .element(field)
    .toHaveAccessibleDescription('This is the title other users can search for');
  await expect.element(error).not.toBeInTheDocument();
});

it('reports what is typed', async () => {
  const onTitle = vi.fn();
  await render(<TitleField title="" refusal={undefined} onTitle={onTitle} />);
  await field.fill('Animals');
  expect(onTitle).toHaveBeenLastCalledWith('Animals');
});

it('says what the server refused', async () => {
  await render(<TitleField title="x" refusal="This name is reserved" onTitle={vi.fn()} />);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(error).toHaveAccessibleDescription('This name is reserved');
});
