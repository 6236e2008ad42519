import { tryStorage } from '../lib/storage/try-storage.ts';
import { directionOf } from './direction.ts';
import { LANGUAGES, speak } from './languages.ts';
import { namedLanguage, PSEUDO, preferredLanguage } from './preferred.ts';
import { currentLanguage, ENGLISH } from './registry.ts';

/** What a browser notes its language by, for the server in a cookie and for its other windows and for offline. */
const KEY = 'language';
const YEAR_S = 31_536_000;

const isOurs = (code: string): boolean => LANGUAGES.includes(code);

const noted = (): string => tryStorage(() => localStorage.getItem(KEY) ?? '', '');

const named = (): string | undefined => namedLanguage(location, LANGUAGES);

function browserLanguage(): string {
  const cookies = tryStorage(() => document.cookie, '');
  const browser = { cookies, noted: noted(), liked: navigator.languages };
  return preferredLanguage(browser, LANGUAGES) ?? ENGLISH;
}

let hasHost = false;

async function speakHere(code: string): Promise<void> {
  await speak(code);
  const { documentElement: page } = document;
  const spoken = currentLanguage();
  page.lang = spoken === PSEUDO ? ENGLISH : spoken;
  page.dir = directionOf(page.lang);
}

/** Speaks what was chosen in another window, unless the address or the host of a show says otherwise. */
export function follow(code = noted()): void {
  if (isOurs(code) && !named() && !hasHost) void speakHere(code);
}

/** Speaks the language of the address, else that in which the page was made, else that of the browser. */
export const speakAsPage = (): Promise<void> =>
  speakHere(named() ?? (document.documentElement.lang || browserLanguage()));

/** Speaks a language from now on, in every window of this browser. Where nothing can be kept, in this page alone. */
export function chooseLanguage(code: string): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  tryStorage(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way to set one
    document.cookie = `${KEY}=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  }, undefined);
  tryStorage(() => localStorage.setItem(KEY, code), undefined);
  return speakHere(code);
}

/** Speaks as the host of the show does, unless the address says otherwise. */
export async function speakAsHost(code: string): Promise<void> {
  hasHost = true;
  if (isOurs(code) && !named()) await speakHere(code);
}
