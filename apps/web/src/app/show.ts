/** The show and its screens in one file: the network may die once a show has begun, so they come together. */
export { GameScreen } from '../screens/game/game-screen.tsx';
export { TeamsScreen } from '../screens/teams/teams-screen.tsx';
export { WheelScreen } from '../screens/wheel/wheel-screen.tsx';
export { WinnerScreen } from '../screens/winner/winner-screen.tsx';
export { openShow } from './open-show.ts';
