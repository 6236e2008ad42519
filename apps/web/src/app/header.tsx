import type { ComponentProps } from 'react';
import { Link } from '../components/link/link.tsx';
import { usePath } from '../lib/address.ts';
import { ROOM_SLOT_ID } from '../lib/room-slot.ts';
import { useSession } from '../stores/session-store.ts';
import { Account } from './account.tsx';
import styles from './header.module.css';

/** `compact` is as low as a touch target and lies on a dark rail; `rail` has the rail only; `none` is no header. */
export type Bar = 'open' | 'compact' | 'rail' | 'none';

type HeaderProps = {
  readonly bar: Bar;
  /** Leaves room beside the name for what a room needs. */
  readonly hasRoom: boolean;
};

export function Header({ bar, hasRoom }: HeaderProps) {
  const user = useSession((session) => session.user);
  const isKnown = useSession((session) => session.isKnown);
  const logOut = useSession((session) => session.logOut);
  const isStart = usePath() === '/';

  return (
    <header className={styles.bar} data-bar={bar} data-signed-in={user !== null}>
      {/* The start screen has the name in large tiles already. */}
      <div className={styles.lead}>
        <Link
          className={styles.brand}
          to="/"
          {...(isStart && { 'aria-label': 'Wheel of Fortune' })}
        >
          <img className={styles.mark} src="/favicon.svg" alt="" width="34" height="34" />
          {!isStart && <span className={styles.name}>Wheel of Fortune</span>}
        </Link>
        {hasRoom && <div id={ROOM_SLOT_ID} className={styles.slot} />}
      </div>
      <nav className={styles.links} aria-label="Main">
        <NavLink to="/build">Build</NavLink>
        <NavLink to="/search">Search</NavLink>
        <NavLink to="/about">About</NavLink>
      </nav>
      <div className={styles.account} data-known={isKnown}>
        {user ? (
          <>
            <Account username={user.username} />
            <NavLink to="/my-wheels">My Wheels</NavLink>
            <button type="button" className={styles.pill} onClick={logOut}>
              Logout
            </button>
          </>
        ) : (
          <NavLink className={styles.pill} to="/login">
            Login / Join
          </NavLink>
        )}
      </div>
    </header>
  );
}

/** A link that says whether it leads to where the host is. */
function NavLink(link: ComponentProps<typeof Link>) {
  const isHere = usePath() === link.to;
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
