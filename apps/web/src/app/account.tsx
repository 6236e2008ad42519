import { useState } from 'react';
import type { AccountDialog } from '../features/account/account-dialog.tsx';
import { goTo } from '../lib/address.ts';
import { loadOnce } from '../lib/load-once.ts';
import { useSession } from '../stores/session-store.ts';
import styles from './header.module.css';

const loadDialog = loadOnce(() => import('../features/account/account-dialog.tsx'));

/** The greeting, and behind it the account. Where that does not load, as offline, the page stays as it is. */
export function Account({ username }: { readonly username: string }) {
  const logOut = useSession((session) => session.logOut);
  const [Dialog, setDialog] = useState<typeof AccountDialog | null>(null);

  const open = () =>
    loadDialog().then(
      ({ AccountDialog }) => setDialog(() => AccountDialog),
      (error: unknown) => console.error('The account did not load.', error),
    );

  return (
    <>
      <button
        type="button"
        className={styles.greeting}
        title={username}
        aria-haspopup="dialog"
        onClick={open}
      >
        Hi, <b>{username}</b>
      </button>
      {Dialog && (
        <Dialog
          username={username}
          onClose={() => setDialog(null)}
          onDeleted={() => {
            logOut();
            goTo('/');
          }}
        />
      )}
    </>
  );
}
