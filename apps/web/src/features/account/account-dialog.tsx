import '../../words/en/library.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountApi } from '../../lib/api/account-api.ts';
import { downloadFile, plainName } from '../../lib/save-file.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { beginSession } from '../../stores/log-in.ts';
import { queryClient } from '../../stores/query-client.ts';
import { dayText } from '../../text/library.ts';
import { refusalText } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useWords, words } from '../../words/words.ts';
import styles from './account-dialog.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';

type AccountDialogProps = {
  readonly username: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

type Said =
  | 'changed'
  /** The name of a file. */
  | { readonly saved: string }
  | { readonly failure: unknown };

function textOf(said: Said): string {
  const { dialog, changePassword } = words('library').account;
  if (said === 'changed') return changePassword.changed;
  return 'saved' in said ? dialog.saved({ file: said.saved }) : refusalText(said.failure);
}

export function AccountDialog({ username, onDeleted, onClose }: AccountDialogProps) {
  const { dialog: text } = useWords('library').account;
  const { data, error } = useQuery(
    {
      queryKey: ['account', username],
      queryFn: ({ signal }) => accountApi.account(signal),
      gcTime: 0,
    },
    queryClient,
  );
  useLoggedError('The account did not load.', error);
  const [said, setSaid] = useState<Said | null>(null);

  async function exportAll() {
    setSaid(null);
    try {
      const name = `${plainName(username, text.fileName)}.json`;
      const file = new File([await accountApi.export()], name, { type: 'application/json' });
      downloadFile(file);
      setSaid({ saved: name });
    } catch (failure) {
      console.error('The account was not exported.', failure);
      setSaid({ failure });
    }
  }

  return (
    <Dialog
      open
      title={username}
      tag={
        <p className={styles.facts}>
          {data && text.facts({ count: data.games, since: dayText(data.createdAt, Date.now()) })}
        </p>
      }
      onClose={onClose}
      className={styles.panel}
    >
      <div className={styles.rows}>
        {data?.isReviewer && (
          <Link className={styles.row} to="/review" onClick={onClose}>
            <Icon name="flag" />
            {text.review}
            <small>{text.reviewHint}</small>
          </Link>
        )}
        <ChangePassword
          username={username}
          onChanged={(session) => {
            beginSession(session);
            setSaid('changed');
          }}
        />
        <button type="button" className={styles.row} onClick={exportAll}>
          <Icon name="save" />
          {text.exportData}
          <small>{text.exportHint}</small>
        </button>
        <DeleteAccount username={username} games={data?.games} onDeleted={onDeleted} />
      </div>
      <DialogActions>
        <DialogSaid>{said && textOf(said)}</DialogSaid>
        <Button look="light" data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
