import { lazy } from './lazy-screen.ts';

// Screens that are opened from outside, if ever. The names of their files would weigh on the start page.
export const sharedGame = lazy(
  () => import('../screens/shared-game/shared-game-screen.tsx'),
  'SharedGameScreen',
);
export const review = lazy(() => import('../screens/review/review-screen.tsx'), 'ReviewScreen');
export const audience = lazy(
  () => import('../screens/audience/audience-screen.tsx'),
  'AudienceScreen',
);
export const join = lazy(() => import('../screens/join/join-screen.tsx'), 'JoinScreen');
export const remote = lazy(() => import('../screens/remote/remote-screen.tsx'), 'RemoteScreen');
export const notFound = lazy(
  () => import('../screens/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
);
