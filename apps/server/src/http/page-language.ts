import type { IncomingHttpHeaders } from 'node:http';

export const ENGLISH = 'en';
/** A longer header is read up to here. */
const LONGEST_READ = 1000;

const COOKIE = /(?:^|;)\s*language=([^;]*)/g;
/** `de`, `de-AT`, `de-AT;q=0.8`. */
const ENTRY = /^\s*([a-z]{1,8})(?:-[a-z\d]{1,8})*\s*(?:;\s*q=([\d.]{1,5})\s*)?$/i;

/** The language of a page: the one that this browser has chosen, else the one it likes best, else English. */
export function pageLanguage(
  { cookie, 'accept-language': accepted }: IncomingHttpHeaders,
  languages: ReadonlySet<string>,
): string {
  const isOurs = (code: string) => languages.has(code);
  return chosen(cookie).find(isOurs) ?? liked(accepted).find(isOurs) ?? ENGLISH;
}

const chosen = (cookies = ''): readonly string[] =>
  [...cookies.matchAll(COOKIE)].map(([, code = '']) => code.trim());

/** Most liked first, and of two that are liked as much the one that was named first. */
const liked = (header = ''): readonly string[] =>
  whole(header)
    .split(',')
    .flatMap((entry) => {
      const [, code, quality = '1'] = ENTRY.exec(entry) ?? [];
      const weight = Number(quality);
      return code && weight > 0 && weight <= 1 ? [{ code: code.toLowerCase(), weight }] : [];
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => code);

/** The entries that end before the limit: one that is cut off would say something else. */
const whole = (header: string): string =>
  header.length <= LONGEST_READ
    ? header
    : header.slice(0, header.lastIndexOf(',', LONGEST_READ) + 1);
