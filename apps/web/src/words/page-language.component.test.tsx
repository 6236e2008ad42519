import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { beginToSpeak, chooseLanguage, speakAsHost } from './page-language.ts';
import { currentLanguage } from './registry.ts';
import { useHostLanguage } from './use-host-language.ts';
import { useWords } from './words.ts';

const page = document.documentElement;

afterEach(async () => {
  vi.restoreAllMocks();
  await chooseLanguage('en');
  // biome-ignore lint/suspicious/noDocumentCookie: as the page sets it
  document.cookie = 'language=; Path=/; Max-Age=0';
  localStorage.clear();
});

it('begins in the language in which the page was made, which says so itself', async () => {
  page.lang = 'en';
  page.dir = 'ltr';
  await beginToSpeak();
  expect([currentLanguage(), page.lang, page.dir]).toEqual(['en', 'en', 'ltr']);
  expect(document.cookie).not.toContain('language');
  expect(localStorage.getItem('language')).toBeNull();
});

it('keeps what was chosen for the server, for other windows and for offline', async () => {
  await chooseLanguage('xx');
  expect(currentLanguage()).toBe('xx');
  expect(document.cookie).toContain('language=xx');
  expect(localStorage.getItem('language')).toBe('xx');
  expect([page.lang, page.dir]).toEqual(['en', 'ltr']);
});

it('speaks what was chosen where nothing can be kept', async () => {
  const refuse = () => {
    throw new DOMException('Not here.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  await chooseLanguage('xx');
  expect(currentLanguage()).toBe('xx');
});

it('follows what is chosen in another window', async () => {
  await beginToSpeak();
  await chooseLanguage('xx');
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'klingon' }));
  dispatchEvent(new StorageEvent('storage', { key: 'drafts', newValue: 'en' }));
  expect(currentLanguage()).toBe('xx');
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en' }));
  await expect.poll(currentLanguage).toBe('en');
});

it('speaks the last one of two that were wanted at once', async () => {
  await Promise.all([chooseLanguage('xx'), chooseLanguage('en')]);
  expect([currentLanguage(), page.lang]).toEqual(['en', 'en']);
});

function Picture({ speaks }: { readonly speaks: string | undefined }) {
  const { tagline } = useWords('start');
  return useHostLanguage(speaks) ? <p>{tagline}</p> : <p>waiting</p>;
}

it('draws an audience screen once it can speak as its host does', async () => {
  await chooseLanguage('xx');
  const screen = await render(<Picture speaks={undefined} />);
  await expect.element(screen.getByText(/^Spïñ/)).toBeVisible();
  await screen.rerender(<Picture speaks="en" />);
  await expect
    .element(screen.getByText('Spin your way to victory!', { exact: true }))
    .toBeVisible();
});

it('leaves an audience screen as it is where its host speaks what it does not know', async () => {
  await chooseLanguage('xx');
  await speakAsHost('klingon');
  expect(currentLanguage()).toBe('xx');
});
