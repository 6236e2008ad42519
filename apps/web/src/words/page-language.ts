import { LANGUAGES } from './languages.ts';
import { ENGLISH } from './registry.ts';

/** English made longer, for finding texts that do not fit. It is spoken by the address alone. */
const PSEUDO = 'xx';

/** Where a browser notes the language it was last spoken to in. */
const KEY = 'language';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The language of the page: that of the address, else the one it was made in, else the one this browser knows. */
export function pageLanguage(): string {
  const { lang } = document.documentElement;
  if (new URLSearchParams(location.search).get('lang') === PSEUDO) return PSEUDO;
  if (lang) return lang;
  const wanted = [stored() ?? '', ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find((code) => LANGUAGES.includes(code)) ?? ENGLISH;
}
