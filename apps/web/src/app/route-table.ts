import type { PagePath } from '@wheel/contract';
import type { ShowScreen } from '@wheel/game';
import type { ComponentType } from 'react';
import { StartScreen } from '../screens/start/start-screen.tsx';
import type { Mood } from './backdrop.tsx';
import type { Bar } from './header.tsx';
import { lazyScreen } from './lazy-screen.tsx';

export type ScreenRoute = {
  readonly path: PagePath;
  readonly Screen: ComponentType & { warm?(): Promise<unknown> };
  /** `open` unless said otherwise. */
  readonly bar?: Bar;
  /** `calm` unless said otherwise. */
  readonly mood?: Mood;
  /** Which screen of the show it is. */
  readonly show?: ShowScreen;
  readonly isSignedInOnly?: true;
};

/** The paths that have a header; the server knows the same ones. */
export const ROUTES: readonly ScreenRoute[] = [
  // Not lazy: its page comes with its content and is taken over at once.
  { path: '/', Screen: StartScreen, mood: 'lively' },
  {
    path: '/search',
    Screen: lazyScreen(() => import('../screens/search/search-screen.tsx'), 'SearchScreen'),
  },
  {
    path: '/teams',
    Screen: lazyScreen(() => import('../screens/teams/teams-screen.tsx'), 'TeamsScreen'),
    show: 'teams',
  },
  {
    path: '/wheel',
    Screen: lazyScreen(() => import('../screens/wheel/wheel-screen.tsx'), 'WheelScreen'),
    show: 'wheel',
  },
  {
    path: '/game',
    Screen: lazyScreen(() => import('../screens/game/game-screen.tsx'), 'GameScreen'),
    show: 'game',
    bar: 'compact',
  },
  {
    path: '/winner',
    Screen: lazyScreen(() => import('../screens/winner/winner-screen.tsx'), 'WinnerScreen'),
    show: 'winner',
    bar: 'rail',
    mood: 'lively',
  },
  {
    path: '/about',
    Screen: lazyScreen(() => import('../screens/about/about-screen.tsx'), 'AboutScreen'),
  },
  {
    path: '/login',
    Screen: lazyScreen(() => import('../screens/login/login-screen.tsx'), 'LoginScreen'),
    mood: 'lively',
  },
  {
    path: '/register',
    Screen: lazyScreen(() => import('../screens/register/register-screen.tsx'), 'RegisterScreen'),
    mood: 'lively',
  },
  {
    path: '/my-wheels',
    Screen: lazyScreen(() => import('../screens/my-wheels/my-wheels-screen.tsx'), 'MyWheelsScreen'),
    isSignedInOnly: true,
  },
  {
    path: '/build',
    Screen: lazyScreen(() => import('../screens/build/build-screen.tsx'), 'BuildScreen'),
  },
];

export const NotFound = lazyScreen(
  () => import('../screens/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
);

/** A trailing slash is the same path. */
export const tidyPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

export const routeAt = (pathname: string): ScreenRoute | undefined =>
  ROUTES.find(({ path }) => path === tidyPath(pathname));

export const pathOf = (screen: ShowScreen): string =>
  ROUTES.find(({ show }) => show === screen)?.path ?? '/';

const warm = (routes: readonly ScreenRoute[]) =>
  Promise.all(routes.map(({ Screen }) => Screen.warm?.()));

/** The network may die once a show has begun, so all its screens come along with the first. */
export const warmShow = () => warm(ROUTES.filter(({ show }) => show));

/** So that no host waits for a screen in ordinary use. */
export const warmScreens = () => warm(ROUTES);
