import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goTo } from '../lib/address.ts';
import { speak } from '../words/languages.ts';
import { currentLanguage } from '../words/registry.ts';
import { App } from './frame.tsx';

const here = location.pathname + location.search;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  goTo('/', { replace: true });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('en');
  goTo(here, { replace: true });
});

it('draws the page in another language without losing what is typed, where focus is and what runs', async () => {
  const page = await render(<App />);
  const field = page.getByLabelText('Search Games').element() as HTMLInputElement;
  const heading = page.getByRole('heading', { level: 1 }).element();
  await userEvent.type(field, 'moon');
  field.setSelectionRange(1, 3);
  const running = heading.animate({ opacity: [0, 1] }, { duration: 600_000 });
  const links = page.getByRole('navigation').getByRole('link').elements();
  const { title } = document;
  const texts = links.map(({ textContent }) => textContent);

  await speak('xx');
  await expect.poll(() => links[0]?.textContent).not.toBe(texts[0]);
  expect(document.title).not.toBe(title);
  expect(links.every((link) => link.isConnected && !texts.includes(link.textContent))).toBe(true);
  expect([field.isConnected, field.value]).toEqual([true, 'moon']);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  expect(document.activeElement).toBe(field);
  expect([running.playState, heading.isConnected]).toEqual(['running', true]);
  expect(currentLanguage()).toBe('xx');
});
