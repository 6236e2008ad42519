import { Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Arrival } from './arrival.tsx';
import { Backdrop, type Mood } from './backdrop.tsx';
import styles from './frame.module.css';
import { type Bar, Header } from './header.tsx';
import { routeAt, tidyPath } from './route-table.ts';
import { ShowRoute } from './show-route.tsx';
import { Warmth } from './warmth.tsx';

/** What surrounds every screen of the route table. */
export function Frame() {
  const { bar = 'open', mood = 'calm' } = routeAt(useLocation().pathname) ?? {};
  return (
    <Screen mood={mood} bar={bar}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link, which readers expect to be a link */}
      <a className={styles.skip} href="#main" onClick={focusMain}>
        Skip to content
      </a>
      <Header bar={bar} />
    </Screen>
  );
}

/** For paths outside the route table: no header. */
export function BareFrame() {
  return <Screen mood="lively" bar="none" />;
}

interface ScreenProps {
  readonly mood: Mood;
  readonly bar: Bar | 'none';
  readonly children?: React.ReactNode;
}

function Screen({ mood, bar, children }: ScreenProps) {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string | null>(null);
  const show = routeAt(pathname)?.show ?? null;
  const [hasShow, setHasShow] = useState(show !== null);
  if (show && !hasShow) setHasShow(true);
  return (
    <div className={styles.frame} data-bar={bar}>
      <Backdrop mood={mood} />
      {children}
      {/* By its key, a screen that is left is gone at once, however late the next one arrives. */}
      <Suspense
        key={tidyPath(pathname)}
        fallback={<div className={styles.waiting} aria-busy="true" />}
      >
        <Outlet />
        <Arrival arrivedAt={arrivedAt} />
        <Warmth isShow={show !== null} />
      </Suspense>
      {/* From the first screen of the show on, also where there is none: leaving it matters, too. */}
      <Suspense>{hasShow && <ShowRoute screen={show} />}</Suspense>
    </div>
  );
}

/** Done by hand, because a fragment in the address would be one more step for the back button. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
