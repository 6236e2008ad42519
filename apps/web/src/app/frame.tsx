import { Suspense, useRef, useState } from 'react';
import { usePath } from '../lib/address.ts';
import { Arrival } from './arrival.tsx';
import { Backdrop } from './backdrop.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { routeAt } from './route-table.ts';
import { ShowRoute } from './show-route.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { Warmth } from './warmth.tsx';

/** The screen that the address leads to, and what surrounds it. */
export function Frame() {
  const pathname = usePath();
  const { Screen, bar = 'open', mood = 'calm', show = null, isSignedInOnly } = routeAt(pathname);
  const arrivedAt = useRef(pathname);
  const [hasShow, setHasShow] = useState(show !== null);
  if (show && !hasShow) setHasShow(true);
  return (
    <div className={styles.frame} data-bar={bar}>
      <Backdrop mood={mood} />
      {bar !== 'none' && (
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: a skip link, which readers expect to be a link */}
          <a className={styles.skip} href="#main" onClick={focusMain}>
            Skip to content
          </a>
          <Header bar={bar} />
        </>
      )}
      {/* By its key, a screen that is left is gone at once, however late the next one arrives. */}
      <Suspense key={pathname} fallback={<div className={styles.waiting} aria-busy="true" />}>
        {isSignedInOnly ? <SignedInOnly screen={Screen} /> : <Screen />}
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
