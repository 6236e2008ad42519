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
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];
