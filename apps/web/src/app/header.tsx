import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { goTo, usePath } from '../lib/address.ts';
import { loadOnce, settled } from '../lib/load.ts';
import { ROOM_SLOT_ID } from '../lib/room-slot.ts';
import { focusStage } from '../lib/stage-focus.ts';
import { useSession } from '../stores/session-store.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Link } from '../ui/link.tsx';
import { Placed } from '../ui/placed.tsx';
import { withWords } from '../words/languages.ts';
import { useWords } from '../words/words.ts';
import styles from './header.module.css';

const loadAccount = loadOnce(withWords(() => import('../features/account/account-dialog.tsx')));
const loadLeaving = loadOnce(withWords(() => import('../features/account/leaving.tsx')));

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
  const isStart = usePath() === '/';
  const { product, header } = useWords('start');

  return (
    <header className={styles.bar} data-bar={bar} data-signed-in={user !== null}>
      {/* The start screen has the name in large tiles already. */}
      <div className={styles.lead}>
        <Link className={styles.brand} to="/" {...(isStart && { 'aria-label': product })}>
          <img className={styles.mark} src="/favicon.svg" alt="" width="34" height="34" />
          {!isStart && <span className={styles.name}>{product}</span>}
        </Link>
        {hasRoom && <div id={ROOM_SLOT_ID} className={styles.slot} />}
      </div>
      <nav className={styles.links} aria-label={header.main}>
        <NavLink to="/build">{header.build}</NavLink>
        <NavLink to="/search">{header.search}</NavLink>
        <NavLink to="/about">{header.about}</NavLink>
      </nav>
      <div className={styles.account} data-known={isKnown}>
        <LanguageSwitch place="header" {...(bar === 'compact' && { onChosen: focusStage })} />
        {user ? (
          <Account username={user.username}>
            <NavLink to="/my-wheels">{header.myWheels}</NavLink>
          </Account>
        ) : (
          <NavLink className={styles.pill} to="/login">
            {header.login}
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

type AccountProps = {
  readonly username: string;
  /** Stands between the greeting and Logout. */
  readonly children: ReactNode;
};

/** The greeting, behind it the account, and Logout. Where the account does not load, as offline, the page stays as it is. */
function Account({ username, children }: AccountProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const { header } = useWords('start');
  const close = () => setDialog(null);

  // Ahead, because a logout has to work offline, and because this window has to hear of one in another.
  useEffect(() => {
    settled()
      .then(loadLeaving)
      .catch(() => {});
  }, []);

  const openAccount = () =>
    loadAccount().then(
      ({ AccountDialog }) =>
        setDialog(
          <AccountDialog username={username} onClose={close} onDeleted={() => goTo('/')} />,
        ),
      (error: unknown) => console.error('The account did not load.', error),
    );
  const startLeaving = () =>
    loadLeaving().then(
      ({ Leaving }) => setDialog(<Leaving username={username} onStay={close} />),
      // The drafts stay hidden until the user signs in again.
      () => useSession.getState().logOut(),
    );

  return (
    <>
      <button
        type="button"
        className={styles.greeting}
        title={username}
        aria-haspopup="dialog"
        onClick={openAccount}
      >
        <Placed text={header.greeting}>
          <b>{username}</b>
        </Placed>
      </button>
      {children}
      <button type="button" className={styles.pill} onClick={startLeaving}>
        {header.logout}
      </button>
      {dialog}
    </>
  );
}
