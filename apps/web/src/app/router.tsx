import { type PagePath, roomPage } from '@wheel/contract';
import type { ShowScreen } from '@wheel/game';
import type { ComponentType } from 'react';
import { tidyPath } from '../lib/address.ts';
import { askAhead } from '../lib/api/api.ts';
import { idle, type Loader, loadFile, loadOnce } from '../lib/load.ts';
import { storedUser } from '../lib/stored-user.ts';
import { StartScreen } from '../screens/start/start-screen.tsx';
import type { Mood } from '../ui/backdrop.tsx';
import { soon, withWords } from '../words/languages.ts';
import type { Bar } from './header.tsx';
import { lazy, screenOf } from './lazy-screen.ts';

export type ScreenRoute = {
  readonly path: PagePath | '*';
  readonly load: Loader<ComponentType>;
  /** `open` unless said otherwise. */
  readonly bar?: Bar;
  /** `calm` unless said otherwise. */
  readonly mood?: Mood;
  /** Which screen of the show it is. */
  readonly show?: ShowScreen;
  readonly isSignedInOnly?: true;
  /** Asks the server for what the screen lists before its code is here. */
  readonly ask?: () => void;
  /** Reached by a link from outside, if ever, so it is not fetched ahead. */
  readonly isRare?: true;
  /** For guests of a room: it fetches no other screen, and no host needs it. */
  readonly isRoom?: true;
};

const start = Object.assign(async () => StartScreen, { current: () => StartScreen });
const showFile = loadFile(withWords(() => import('./show.ts')));
const search = lazy(() => import('../screens/search/search-screen.tsx'), 'SearchScreen');
const about = lazy(() => import('../screens/about/about-screen.tsx'), 'AboutScreen');
const authFile = loadFile(withWords(() => import('../screens/auth/auth-screen.tsx')));
const myWheels = lazy(() => import('../screens/my-wheels/my-wheels-screen.tsx'), 'MyWheelsScreen');
const build = lazy(() => import('../screens/build/build-screen.tsx'), 'BuildScreen');

const rareFile = loadFile(() => import('./rare-screens.ts'));
const rare = (name: keyof Awaited<ReturnType<typeof rareFile>>): Loader<ComponentType> =>
  loadOnce(async () => (await rareFile())[name]());

/** Opens the one show of this page when it is first needed. */
export const loadShow = loadOnce(async () => (await showFile()).openShow());

/** Opens its room once a host is where one can be. */
export const loadRoom = loadOnce(async () => (await showFile()).openHostRoom(await loadShow()));

function askForGames(): void {
  const user = storedUser();
  if (user) askAhead(user.username);
}

/** The server knows the same paths. */
export const ROUTES: readonly ScreenRoute[] = [
  // Not lazy: its page comes with its content and is taken over at once.
  { path: '/', load: start, mood: 'lively' },
  { path: '/search', load: search },
  { path: '/teams', load: screenOf(showFile, 'TeamsScreen'), show: 'teams' },
  { path: '/wheel', load: screenOf(showFile, 'WheelScreen'), show: 'wheel' },
  { path: '/game', load: screenOf(showFile, 'GameScreen'), show: 'game', bar: 'compact' },
  {
    path: '/winner',
    load: screenOf(showFile, 'WinnerScreen'),
    show: 'winner',
    bar: 'rail',
    mood: 'lively',
  },
  { path: '/about', load: about },
  { path: '/login', load: screenOf(authFile, 'LoginScreen'), mood: 'lively' },
  { path: '/register', load: screenOf(authFile, 'RegisterScreen'), mood: 'lively' },
  { path: '/my-wheels', load: myWheels, isSignedInOnly: true, ask: askForGames },
  { path: '/build', load: build },
  { path: '/review', load: rare('review'), bar: 'none', isSignedInOnly: true, isRare: true },
  { path: '/g/:quizId', load: rare('sharedGame'), bar: 'none', mood: 'lively', isRare: true },
  { path: '/screen', load: rare('audience'), bar: 'none', isRoom: true },
  { path: '/join', load: rare('join'), bar: 'none', isRoom: true },
  { path: '/remote', load: rare('remote'), bar: 'none', isRoom: true },
];

/** For every other path: no header. */
const NOWHERE: ScreenRoute = { path: '*', load: rare('notFound'), bar: 'none', mood: 'lively' };

export function routeAt(pathname: string): ScreenRoute {
  const tidy = tidyPath(pathname);
  const wanted = roomPage(tidy) ?? tidy.replace(/^\/g\/[^/]+$/, '/g/:quizId');
  return ROUTES.find(({ path }) => path === wanted) ?? NOWHERE;
}

export const pathOf = (screen: ShowScreen): string =>
  ROUTES.find(({ show }) => show === screen)?.path ?? '/';

/** Fetches all that a screen needs, and opens its show, so that it is drawn once. A failure shows when it is drawn. */
export function prefetch({ load, show, ask }: ScreenRoute): Promise<unknown> {
  ask?.();
  return Promise.allSettled([load(), show && loadShow().then((store) => soon(store.open(show)))]);
}

/** Fetches the other screens, so that no host waits for them. One at a time: each costs the page some of its time. */
export async function prefetchScreens() {
  for (const { load, isRare, isRoom } of ROUTES) {
    if (isRare || isRoom) continue;
    await idle();
    await load().catch(() => {});
  }
}

/** Fetches what a show needs at its end, when the network may be gone. */
export async function prefetchPicture() {
  (await showFile()).loadPicture().catch(() => {});
}
