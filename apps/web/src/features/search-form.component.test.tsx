import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchForm } from './search-form.tsx';

const field = page.getByRole('searchbox', { name: 'Search Games' });
const button = page.getByRole('button', { name: 'Search' });

it('searches for the text without the blanks around it, by button and by Enter', async () => {
  const search = vi.fn();
  await render(<SearchForm text="  owls " onText={vi.fn()} onSearch={search} />);
  await button.click();
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(search.mock.calls).toEqual([['owls'], ['owls']]);
});

it('does nothing without a text', async () => {
  const search = vi.fn();
  await render(<SearchForm text="   " onText={vi.fn()} onSearch={search} />);
  await button.click();
  expect(search).not.toHaveBeenCalled();
});

it('reports what is typed', async () => {
  const onText = vi.fn();
  await render(<SearchForm text="" onText={onText} onSearch={vi.fn()} />);
  await field.fill('owls');
  expect(onText).toHaveBeenLastCalledWith('owls');
});
