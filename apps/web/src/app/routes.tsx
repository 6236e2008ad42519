import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { BareFrame, Frame } from './frame.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const Start = lazyScreen(() =>
  import('../screens/start/start-screen.tsx').then((file) => file.StartScreen),
);
const Search = lazyScreen(() =>
  import('../screens/search/search-screen.tsx').then((file) => file.SearchScreen),
);
const Teams = lazyScreen(() =>
  import('../screens/teams/teams-screen.tsx').then((file) => file.TeamsScreen),
);
const Wheel = lazyScreen(() =>
  import('../screens/wheel/wheel-screen.tsx').then((file) => file.WheelScreen),
);
const Game = lazyScreen(() =>
  import('../screens/game/game-screen.tsx').then((file) => file.GameScreen),
);
const Winner = lazyScreen(() =>
  import('../screens/winner/winner-screen.tsx').then((file) => file.WinnerScreen),
);
const About = lazyScreen(() =>
  import('../screens/about/about-screen.tsx').then((file) => file.AboutScreen),
);
const Login = lazyScreen(() =>
  import('../screens/login/login-screen.tsx').then((file) => file.LoginScreen),
);
const Register = lazyScreen(() =>
  import('../screens/register/register-screen.tsx').then((file) => file.RegisterScreen),
);
const MyWheels = lazyScreen(() =>
  import('../screens/my-wheels/my-wheels-screen.tsx').then((file) => file.MyWheelsScreen),
);
const Build = lazyScreen(() =>
  import('../screens/build/build-screen.tsx').then((file) => file.BuildScreen),
);
const NotFound = lazyScreen(() =>
  import('../screens/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
);

const SHOW_PATHS = /^\/(teams|wheel|game)\/?$/;

/** The network may die once a show has begun, so its later screens are fetched while the first one is up. */
function useWarmShow() {
  const isShow = SHOW_PATHS.test(useLocation().pathname);
  useEffect(() => {
    if (isShow) for (const screen of [Wheel, Game, Winner]) screen.warm();
  }, [isShow]);
}

/** The header belongs to the eleven paths inside `Frame` and to no other. */
export function AppRoutes() {
  useWarmShow();
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route caseSensitive path="/" element={<Start />} />
        <Route caseSensitive path="/search" element={<Search />} />
        <Route caseSensitive path="/teams" element={<Teams />} />
        <Route caseSensitive path="/wheel" element={<Wheel />} />
        <Route caseSensitive path="/game" element={<Game />} />
        <Route caseSensitive path="/winner" element={<Winner />} />
        <Route caseSensitive path="/about" element={<About />} />
        <Route caseSensitive path="/login" element={<Login />} />
        <Route caseSensitive path="/register" element={<Register />} />
        <Route
          caseSensitive
          path="/my-wheels"
          element={
            <SignedInOnly>
              <MyWheels />
            </SignedInOnly>
          }
        />
        <Route caseSensitive path="/build" element={<Build />} />
      </Route>
      <Route element={<BareFrame />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
