import { useLocation } from 'react-router';
import { Link } from '../components/link/link.tsx';
import { useSession } from '../stores/session-store.ts';
import styles from './header.module.css';

/** `compact` is as low as a touch target and lies on a dark rail; `rail` has the rail only. */
export type Bar = 'open' | 'compact' | 'rail';

export function Header({ bar }: { readonly bar: Bar }) {
  const user = useSession((session) => session.user);
  const logOut = useSession((session) => session.logOut);
  const isStart = useLocation().pathname === '/';

  return (
    <header className={styles.bar} data-bar={bar} data-signed-in={user !== null}>
      {/* The start screen has the name in large tiles already. */}
      <Link className={styles.brand} to="/" {...(isStart && { 'aria-label': 'Wheel of Fortune' })}>
        <img className={styles.mark} src="/favicon.svg" alt="" width="34" height="34" />
        {!isStart && <span className={styles.name}>Wheel of Fortune</span>}
      </Link>
      <nav className={styles.links} aria-label="Main">
        <Link to="/build">Build</Link>
        <Link to="/search">Search</Link>
        <Link to="/about">About</Link>
      </nav>
      <div className={styles.account}>
        {user ? (
          <>
            <span className={styles.greeting} title={user.username}>
              Hi, <b>{user.username}</b>
            </span>
            <Link to="/my-wheels">My Wheels</Link>
            <button type="button" className={styles.pill} onClick={logOut}>
              Logout
            </button>
          </>
        ) : (
          <Link className={styles.pill} to="/login">
            Login / Join
          </Link>
        )}
      </div>
    </header>
  );
}
