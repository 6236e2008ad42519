import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Arrival } from './arrival.tsx';
import { Backdrop, type Mood } from './backdrop.tsx';
import styles from './frame.module.css';
import { type Bar, Header } from './header.tsx';

const BARS: Readonly<Record<string, Bar>> = { '/game': 'compact', '/winner': 'rail' };
const LIVELY = new Set(['/', '/login', '/register', '/winner']);

/** What surrounds every screen of the route table. */
export function Frame() {
  const path = useLocation().pathname.replace(/\/+$/, '') || '/';
  const bar = BARS[path] ?? 'open';
  return (
    <Stage mood={LIVELY.has(path) ? 'lively' : 'calm'} bar={bar}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link, which readers expect to be a link */}
      <a className={styles.skip} href="#main" onClick={focusMain}>
        Skip to content
      </a>
      <Header bar={bar} />
    </Stage>
  );
}

/** For paths outside the route table: no header. */
export function BareFrame() {
  return <Stage mood="lively" bar="none" />;
}

interface StageProps {
  readonly mood: Mood;
  readonly bar: Bar | 'none';
  readonly children?: React.ReactNode;
}

function Stage({ mood, bar, children }: StageProps) {
  return (
    <div className={styles.frame} data-bar={bar}>
      <Backdrop mood={mood} />
      {children}
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <Outlet />
        <Arrival />
      </Suspense>
    </div>
  );
}

/** Done by hand, because a fragment in the address would be one more step for the back button. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
