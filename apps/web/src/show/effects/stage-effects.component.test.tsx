import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { StageEffects } from './stage-effects.tsx';

const status = page.getByRole('status');

async function solve(language: string, phrase: string) {
  const store = await openWindows().openHost({ language, words: [phrase] });
  await render(<StageEffects />, { wrapper: inShow(store) });
  await expect.element(status).toBeInTheDocument();
  store.dispatch({ type: 'guessPhrase', phrase });
  await expect.element(status).toHaveTextContent(`Solved: ${phrase.toUpperCase()}`);
}

it('says a phrase in the language of its puzzle', async () => {
  await solve('es', 'Año nuevo');
  await expect.element(status.getByText('AÑO NUEVO')).toHaveAttribute('lang', 'es');
  await expect.element(status).not.toHaveTextContent(/[\uE000-\uE002]/);
});

it('marks nothing where the page has the same language', async () => {
  await solve('en', 'Red dog');
  expect(status.element().querySelector('[lang]')).toBeNull();
});
