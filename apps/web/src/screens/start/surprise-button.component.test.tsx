import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { LoadShow } from '../../show/context.ts';
import { speak } from '../../words/languages.ts';
import { StartScreen } from './start-screen.tsx';
import { SurpriseButton } from './surprise-button.tsx';

const button = page.getByTestId('surprise');
const address = location.href;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await cleanup();
  await speak('en');
  history.replaceState(null, '', address);
  localStorage.clear();
  vi.restoreAllMocks();
});

async function draw() {
  const host = await openWindows().openWindow('teams');
  await render(<SurpriseButton />, { wrapper: inShow(host) });
  return { puzzles: () => host.now().run?.show.puzzles ?? [] };
}

it('says that it did not load, and can be pressed again', async () => {
  const host = await openWindows().openWindow('teams');
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(host);
  await render(
    <LoadShow value={load}>
      <SurpriseButton />
    </LoadShow>,
  );
  const said = page.getByRole('status');
  await button.click();
  await expect.element(said).toHaveTextContent('The puzzle bank did not load. Please try again.');
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(location.href).toBe(address);
  await button.click();
  await expect.poll(() => location.pathname).toBe('/teams');
  await expect.element(said).toHaveTextContent('');
  expect(host.now().run?.show.puzzles).toHaveLength(6);
});

it('makes six puzzles of six categories the current quiz by the keyboard', async () => {
  const { puzzles } = await draw();
  await expect.element(button).toHaveAccessibleName('Surprise me');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/teams');
  expect(puzzles()).toHaveLength(6);
  expect(new Set(puzzles().map(({ category }) => category)).size).toBe(6);
  expect(new Set(puzzles().map(({ gametitle, language }) => `${gametitle} ${language}`))).toEqual(
    new Set(['Surprise game en']),
  );
});

it('draws in the language of the page, and others with the next press', async () => {
  const { puzzles } = await draw();
  await speak('de');
  await expect.element(button).toHaveAccessibleName('Überrasch mich');
  await button.click();
  await expect.poll(() => puzzles().length).toBe(6);
  const first = puzzles();
  expect(first[0]).toMatchObject({ gametitle: 'Überraschungsspiel', language: 'de' });
  await button.click();
  await expect.poll(() => puzzles()[0]?.searchedWord).not.toBe(first[0]?.searchedWord);
  const words = new Set([...first, ...puzzles()].map(({ searchedWord }) => searchedWord));
  expect(words.size).toBe(12);
});

it('plays where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { puzzles } = await draw();
  await button.click();
  await expect.poll(() => puzzles().length).toBe(6);
});

it('stands between the search field and the chips, but not in a language without a bank', async () => {
  const answer = [{ gameTitle: 'Owls' }, { gameTitle: 'Cats' }];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((...call) =>
    String(call[0]).includes('/searchsuggestions')
      ? Promise.resolve(Response.json(answer))
      : fetch(...call),
  );
  await render(<StartScreen />, { wrapper: inShow(await openWindows().openWindow('teams')) });
  const top = (element: Element) => element.getBoundingClientRect().top;
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText('Owls')).toBeVisible();
  const places = [
    page.getByRole('heading', { level: 1 }),
    page.getByText('Spin your way to victory!'),
    page.getByRole('searchbox'),
    button,
    page.getByText('Owls'),
  ].map((locator) => top(locator.element()));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await speak('xx');
  await expect.element(button).not.toBeInTheDocument();
});
