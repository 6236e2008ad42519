import { Suspense, useRef, useState } from 'react';
import { Backdrop } from '../components/backdrop/backdrop.tsx';
import { usePath } from '../lib/address.ts';
import { Arrival } from './arrival.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Prepared, ShowFetched } from './prepared.tsx';
import { routeAt } from './route-table.ts';
import { ShowRoute } from './show-route.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { Warmth } from './warmth.tsx';

/** The screen that the address leads to, and what surrounds it. */
export function Frame() {
  const pathname = usePath();
  const route = routeAt(pathname);
  const { path, Screen, bar = 'open', mood = 'calm', show = null } = route;
  const arrivedAt = useRef(pathname);
  const [hasShow, setHasShow] = useState(show !== null);
  if (show && !hasShow) setHasShow(true);
  const waiting = <div className={styles.waiting} aria-busy="true" />;
  return (
    <div className={styles.frame} data-bar={bar}>
      {path !== '/screen' && <Backdrop mood={mood} />}
      {bar !== 'none' && (
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: a skip link, which readers expect to be a link */}
          <a className={styles.skip} href="#main" onClick={focusMain}>
            Skip to content
          </a>
          <Header bar={bar} hasRoom={show === 'game' || show === 'wheel'} />
        </>
      )}
      {/* By its key, a screen that is left is gone at once, however late the next one arrives. */}
      <Suspense key={path === '*' ? pathname : path} fallback={waiting}>
        <Prepared route={route} waiting={waiting}>
          {route.isSignedInOnly ? <SignedInOnly screen={Screen} /> : <Screen />}
          <Arrival arrivedAt={arrivedAt} />
          {!route.isRoom && <Warmth isShow={show !== null} />}
        </Prepared>
      </Suspense>
      {/* From the first screen of the show on, also where there is none: leaving it matters, too. */}
      <Suspense>
        {hasShow && (
          <ShowFetched>
            <ShowRoute screen={show} />
          </ShowFetched>
        )}
      </Suspense>
    </div>
  );
}

/** Done by hand, because a fragment in the address would be one more step for the back button. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
