import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountApi } from '../../lib/api/account-api.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { downloadFile, plainName } from '../../lib/save-file.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { beginSession } from '../../stores/log-in.ts';
import { queryClient } from '../../stores/query-client.ts';
import { dayText } from '../../text/library.ts';
import { counted } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account-dialog.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';

type AccountDialogProps = {
  readonly username: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

export function AccountDialog({ username, onDeleted, onClose }: AccountDialogProps) {
  const { data, error } = useQuery(
    {
      queryKey: ['account', username],
      queryFn: ({ signal }) => accountApi.account(signal),
      gcTime: 0,
    },
    queryClient,
  );
  useLoggedError('The account did not load.', error);
  const [said, setSaid] = useState('');

  async function exportAll() {
    setSaid('');
    try {
      const name = `${plainName(username, 'Account')}.json`;
      const file = new File([await accountApi.export()], name, { type: 'application/json' });
      downloadFile(file);
      setSaid(`Saved: ${name}`);
    } catch (failure) {
      console.error('The account was not exported.', failure);
      setSaid(refusalText(failure));
    }
  }

  return (
    <Dialog
      open
      title={username}
      tag={
        <p className={styles.facts}>
          {data &&
            `${counted(data.games, 'game')}, here since ${dayText(data.createdAt, Date.now())}`}
        </p>
      }
      onClose={onClose}
      className={styles.panel}
    >
      <div className={styles.rows}>
        {data?.isReviewer && (
          <Link className={styles.row} to="/review" onClick={onClose}>
            <Icon name="flag" />
            Review<small>games that were reported</small>
          </Link>
        )}
        <ChangePassword
          username={username}
          onChanged={(session) => {
            beginSession(session);
            setSaid('The password is changed.');
          }}
        />
        <button type="button" className={styles.row} onClick={exportAll}>
          <Icon name="save" />
          Export my data<small>one JSON file</small>
        </button>
        <DeleteAccount username={username} games={data?.games} onDeleted={onDeleted} />
      </div>
      <DialogActions>
        <DialogSaid>{said}</DialogSaid>
        <Button look="light" data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
