/** The paths of the web app's screens. The server answers each with the app, and nothing else with a 200. */
export const PAGE_PATHS = [
  '/',
  '/search',
  '/teams',
  '/wheel',
  '/game',
  '/winner',
  '/about',
  '/login',
  '/register',
  '/my-wheels',
  '/build',
  '/review',
  // A game by its link and QR code.
  '/g/:quizId',
  '/screen',
  '/join',
  '/remote',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

const PAGE = new RegExp(
  `^(?:${PAGE_PATHS.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);
/** A room's code at the end of an address, in any case: a QR code in upper case is coarser. */
const WITH_CODE = /^\/(screen|j)\/[bcdfghjklmnpqrstvwxz]{6}$/i;

/** Which screen an address with a room's code leads to, or null. */
export function roomPage(path: string): PagePath | null {
  const [, place] = WITH_CODE.exec(path) ?? [];
  if (place === undefined) return null;
  return place.toLowerCase() === 'j' ? '/join' : '/screen';
}

export const isPage = (path: string): boolean => PAGE.test(path) || roomPage(path) !== null;
