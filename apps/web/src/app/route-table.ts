import type { PagePath } from '@wheel/contract';
import type { ShowScreen } from '@wheel/game';
import type { ComponentType } from 'react';
import type { Mood } from '../components/backdrop/backdrop.tsx';
import { tidyPath } from '../lib/address.ts';
import { idle } from '../lib/idle.ts';
import { StartScreen } from '../screens/start/start-screen.tsx';
import type { Bar } from './header.tsx';
import { lazyScreen } from './lazy-screen.tsx';

export type ScreenRoute = {
  readonly path: PagePath | '*';
  readonly Screen: ComponentType & { load?(): Promise<unknown>; warm?(): Promise<unknown> };
  /** `open` unless said otherwise. */
  readonly bar?: Bar;
  /** `calm` unless said otherwise. */
  readonly mood?: Mood;
  /** Which screen of the show it is. */
  readonly show?: ShowScreen;
  readonly isSignedInOnly?: true;
  /** Reached by a link from outside, if ever, so nobody fetches it ahead. */
  readonly isRare?: true;
  /** For guests of a room: it fetches no other screen, and no host needs it. */
  readonly isRoom?: true;
};

const Search = lazyScreen(() => import('../screens/search/search-screen.tsx'), 'SearchScreen');
const Teams = lazyScreen(() => import('./show.ts'), 'TeamsScreen');
const Wheel = lazyScreen(() => import('./show.ts'), 'WheelScreen');
const Game = lazyScreen(() => import('./show.ts'), 'GameScreen');
const Winner = lazyScreen(() => import('./show.ts'), 'WinnerScreen');
const About = lazyScreen(() => import('../screens/about/about-screen.tsx'), 'AboutScreen');
const Login = lazyScreen(() => import('../screens/login/login-screen.tsx'), 'LoginScreen');
const Register = lazyScreen(
  () => import('../screens/register/register-screen.tsx'),
  'RegisterScreen',
);
const MyWheels = lazyScreen(
  () => import('../screens/my-wheels/my-wheels-screen.tsx'),
  'MyWheelsScreen',
);
const Build = lazyScreen(() => import('../screens/build/build-screen.tsx'), 'BuildScreen');
const SharedGame = lazyScreen(
  () => import('../screens/shared-game/shared-game-screen.tsx'),
  'SharedGameScreen',
);
const Review = lazyScreen(() => import('../screens/review/review-screen.tsx'), 'ReviewScreen');
const Audience = lazyScreen(
  () => import('../screens/audience/audience-screen.tsx'),
  'AudienceScreen',
);
const Join = lazyScreen(() => import('../screens/join/join-screen.tsx'), 'JoinScreen');
const Remote = lazyScreen(() => import('../screens/remote/remote-screen.tsx'), 'RemoteScreen');
const NotFound = lazyScreen(
  () => import('../screens/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
);

/** The server knows the same paths. */
export const ROUTES: readonly ScreenRoute[] = [
  // Not lazy: its page comes with its content and is taken over at once.
  { path: '/', Screen: StartScreen, mood: 'lively' },
  { path: '/search', Screen: Search },
  { path: '/teams', Screen: Teams, show: 'teams' },
  { path: '/wheel', Screen: Wheel, show: 'wheel' },
  { path: '/game', Screen: Game, show: 'game', bar: 'compact' },
  { path: '/winner', Screen: Winner, show: 'winner', bar: 'rail', mood: 'lively' },
  { path: '/about', Screen: About },
  { path: '/login', Screen: Login, mood: 'lively' },
  { path: '/register', Screen: Register, mood: 'lively' },
  { path: '/my-wheels', Screen: MyWheels, isSignedInOnly: true },
  { path: '/build', Screen: Build },
  { path: '/review', Screen: Review, bar: 'none', isSignedInOnly: true, isRare: true },
  { path: '/g/:quizId', Screen: SharedGame, bar: 'none', mood: 'lively', isRare: true },
  { path: '/screen', Screen: Audience, bar: 'none', isRoom: true },
  { path: '/join', Screen: Join, bar: 'none', isRoom: true },
  { path: '/remote', Screen: Remote, bar: 'none', isRoom: true },
];

/** For every other path: no header. */
const NOWHERE: ScreenRoute = { path: '*', Screen: NotFound, bar: 'none', mood: 'lively' };

/** Addresses that end with the code of a room, such as /j/KXMRTD. */
const WITH_CODE = /^\/(screen|j)\/[a-z]{6}$/i;
const ROOM_PAGES: Readonly<Record<string, PagePath>> = { screen: '/screen', j: '/join' };

export function routeAt(pathname: string): ScreenRoute {
  const tidy = tidyPath(pathname);
  const [, place = ''] = WITH_CODE.exec(tidy) ?? [];
  const wanted = ROOM_PAGES[place.toLowerCase()] ?? tidy.replace(/^\/g\/[^/]+$/, '/g/:quizId');
  return ROUTES.find(({ path }) => path === wanted) ?? NOWHERE;
}

export const pathOf = (screen: ShowScreen): string =>
  ROUTES.find(({ show }) => show === screen)?.path ?? '/';

/** The network may die once a show has begun, so all its screens come along with the first. */
export const warmShow = () =>
  Promise.all(ROUTES.filter(({ show }) => show).map(({ Screen }) => Screen.warm?.()));

/** So that no host waits for a screen in ordinary use. One at a time: each costs the page some of its time. */
export async function warmScreens() {
  for (const { Screen, isRare, isRoom } of ROUTES) {
    if (isRare || isRoom) continue;
    await idle();
    await Screen.warm?.();
  }
}
