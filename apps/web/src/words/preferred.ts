/** English made longer, for finding texts that do not fit. It is spoken by the address alone. */
export const PSEUDO = 'xx';

type Address = { readonly pathname: string; readonly search: string };

/** The language that an address names. Only an audience screen takes one that can be chosen elsewhere. */
export function namedLanguage(
  { pathname, search }: Address,
  languages: readonly string[],
): string | undefined {
  const [code, ...more] = new URLSearchParams(search).getAll('lang');
  if (code === undefined || more.length > 0) return undefined;
  const isScreen = /^\/screen(?:\/|$)/.test(pathname);
  return code === PSEUDO || (isScreen && languages.includes(code)) ? code : undefined;
}

type Browser = {
  readonly cookies: string;
  /** What it was last spoken to in. */
  readonly noted: string;
  /** Of the visitor, best first. */
  readonly liked: readonly string[];
};

/** The language that a browser has chosen, else the first that its visitor likes. */
export function preferredLanguage(
  { cookies, noted, liked }: Browser,
  languages: readonly string[],
): string | undefined {
  const chosen = [...cookies.matchAll(/(?:^|; )language=([^;]*)/g)].map(([, code = '']) => code);
  const likedCodes = liked.map((tag) => tag.replace(/-.*/, '').toLowerCase());
  return [...chosen, noted, ...likedCodes].find((code) => languages.includes(code));
}
