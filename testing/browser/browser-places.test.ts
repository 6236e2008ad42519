import { expect, it } from 'vitest';
import { namedBrowser, shellPlaces, systemPlaces } from './browser-places.ts';

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  const env = { PLAYWRIGHT_CHROMIUM_EXECUTABLE: '/b', CHROMIUM_PATH: '/a' };
  expect(namedBrowser(env)).toEqual({ variable: 'CHROMIUM_PATH', path: '/a' });
});

it('takes the one Playwright’s variable names', () => {
  expect(namedBrowser({ PLAYWRIGHT_CHROMIUM_EXECUTABLE: '/b' })?.path).toBe('/b');
});

it('knows of no named browser when the variables are empty', () => {
  expect(namedBrowser({ CHROMIUM_PATH: '' })).toBeNull();
});

it('looks for chromium in every folder of PATH before it looks for Chrome', () => {
  const places = systemPlaces('linux', { PATH: '/usr/local/bin:/usr/bin' });
  expect(places.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium']);
  expect(places).toContain('/usr/bin/google-chrome');
});

it('looks among the applications of a Mac', () => {
  expect(systemPlaces('darwin', {})[0]).toContain('Google Chrome.app');
});

it('looks under both program folders of Windows', () => {
  const places = systemPlaces('win32', { PROGRAMFILES: 'C:\\P', 'PROGRAMFILES(X86)': 'C:\\P86' });
  expect(places).toContain('C:\\P\\Google\\Chrome\\Application\\chrome.exe');
  expect(places).toContain('C:\\P86\\Microsoft\\Edge\\Application\\msedge.exe');
});

it('looks for the Chromium without windows in every folder of PATH', () => {
  expect(shellPlaces({ PATH: '/a:/b' })).toEqual([
    '/a/chromium-headless-shell',
    '/b/chromium-headless-shell',
  ]);
});
