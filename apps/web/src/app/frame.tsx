import type { ShowScreen } from '@wheel/game';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  StrictMode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { goTo, usePath } from '../lib/address.ts';
import { type Loader, useLoaded } from '../lib/load.ts';
import { LoadRoom } from '../room/room-status-store.ts';
import { LoadShow, useShow, useShowStore } from '../show/context.ts';
import { useSession } from '../stores/session-store.ts';
import { Backdrop } from '../ui/backdrop.tsx';
import { useAllWords, useWords } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import {
  loadRoom,
  loadShow,
  pathOf,
  prefetchPicture,
  prefetchScreens,
  routeAt,
  type ScreenRoute,
} from './router.tsx';

/** The whole page, inside a browser and while it is built. */
export function App() {
  useAllWords();
  return (
    <StrictMode>
      <ErrorBoundary>
        <LoadShow value={loadShow}>
          <LoadRoom value={loadRoom}>
            <Frame />
          </LoadRoom>
        </LoadShow>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** The screen that the address leads to, and what surrounds it. */
function Frame() {
  const pathname = usePath();
  const { header } = useWords('start');
  const route = routeAt(pathname);
  const { path, bar = 'open', mood = 'calm', show = null } = route;
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
            {header.skip}
          </a>
          <Header bar={bar} hasRoom={show === 'game' || show === 'wheel'} />
        </>
      )}
      {/* By its key, a screen that is left is gone at once, however late the next one arrives. */}
      <Suspense key={path === '*' ? pathname : path} fallback={waiting}>
        <RouteScreen route={route} waiting={waiting}>
          <Arrival arrivedAt={arrivedAt} />
          {!route.isRoom && <Prefetch isShow={show !== null} />}
        </RouteScreen>
      </Suspense>
      {/* From the first screen of the show on, also where there is none: leaving it matters, too. */}
      {hasShow && (
        <ShowLoaded>
          <ShowRoute screen={show} />
        </ShowLoaded>
      )}
    </div>
  );
}

/** Done by hand, because a fragment in the address would be one more step for the back button. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

type WaitingProps = { readonly waiting?: ReactNode; readonly children: ReactNode };

/** Draws a screen as soon as all it needs is here, and `waiting` before that. */
function RouteScreen({
  route: { load, show, isSignedInOnly },
  waiting,
  children,
}: WaitingProps & { readonly route: ScreenRoute }) {
  const Screen = useLoaded(load);
  const hasShow = useLoaded<unknown>(show ? loadShow : NO_SHOW) !== null;
  if (!Screen || !hasShow) return waiting;
  const screen = (
    <>
      {isSignedInOnly ? <SignedInOnly screen={Screen} /> : <Screen />}
      {children}
    </>
  );
  return show ? <HostKnown waiting={waiting}>{screen}</HostKnown> : screen;
}

const NO_SHOW: Loader<true> = Object.assign(async () => true as const, {
  current: () => true as const,
});

const ShowLoaded = ({ children }: WaitingProps) => useLoaded(loadShow) && children;

/** A page knows a moment after the show is loaded whether it hosts it. */
const HostKnown = ({ waiting, children }: WaitingProps) =>
  useShow(({ isReady }) => isReady) ? children : waiting;

function SignedInOnly({ screen: Screen }: { readonly screen: ComponentType }) {
  const isSignedIn = useSession((session) => session.user !== null);
  useEffect(() => {
    if (!isSignedIn) goTo('/login', { replace: true });
  }, [isSignedIn]);
  return isSignedIn && <Screen />;
}

/**
 * Moves focus to the heading of a screen that was just entered, so that it is read out and Tab goes on from
 * there. It is drawn together with the screen and therefore waits for it. `arrivedAt` is where it arrived last, and to
 * begin with where the page was opened, which the browser itself reads out.
 */
function Arrival({ arrivedAt }: { readonly arrivedAt: RefObject<string> }) {
  const pathname = usePath();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement)) return;
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, arrivedAt]);

  return null;
}

/** A page that has just opened has enough to do. */
const PREFETCH_AFTER_MS = 3000;

/** Fetches the other screens once one is up. A show has its own already and is not disturbed by others. */
function Prefetch({ isShow }: { readonly isShow: boolean }) {
  useEffect(() => {
    const timer = setTimeout(isShow ? prefetchPicture : prefetchScreens, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShow]);
  return null;
}

/**
 * Keeps address and show in step. The address leads the host: arriving at a path is told to the show. The show leads
 * the address when the host's action changes its screen, and always in a window that follows.
 */
function ShowRoute({ screen }: { readonly screen: ShowScreen | null }) {
  const store = useShowStore();

  // Before the screen is drawn, so that it draws the show it is in.
  useLayoutEffect(() => store.visit(screen), [store, screen]);

  useEffect(() => {
    if (!screen) return;
    let isLeft = false;
    async function followShow() {
      // A change may bring another at once; only the last of them counts.
      await null;
      const { view, mode, hasQuizWaiting, isReady } = store.getState();
      if (isLeft || !isReady || hasQuizWaiting || view.screen === screen) return;
      isLeft = true;
      goTo(pathOf(view.screen), { replace: mode === 'follower' });
    }
    followShow();
    const stop = store.subscribe(followShow);
    return () => {
      isLeft = true;
      stop();
    };
  }, [store, screen]);

  return null;
}
