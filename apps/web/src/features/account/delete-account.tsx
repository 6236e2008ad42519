import { type FormEvent, useState } from 'react';
import { accountApi } from '../../lib/api/account-api.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { leave } from '../../stores/leave.ts';
import { counted } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './account-dialog.module.css';

type DeleteAccountProps = {
  readonly username: string;
  /** How many go with it, where that is known. */
  readonly games: number | undefined;
  readonly onDeleted: () => void;
};

export function DeleteAccount({ username, games, onDeleted }: DeleteAccountProps) {
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function remove(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setSaid('');
    try {
      await accountApi.deleteAccount(password);
      leave(username, 'remove');
      onDeleted();
    } catch (error) {
      console.error('The account was not deleted.', error);
      setSaid(refusalText(error));
      setBusy(false);
    }
  }

  return (
    <details>
      <summary className={`${styles.row} ${styles.bad}`}>
        <Icon name="trash" />
        Delete account<small>with all games</small>
      </summary>
      <form className={styles.form} onSubmit={remove}>
        <p className={styles.facts}>
          Your account and {games === undefined ? 'all its games' : `its ${counted(games, 'game')}`}{' '}
          are deleted at once. This cannot be undone.
        </p>
        <TextField
          label="Password"
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className={styles.refused} role="alert">
          {said}
        </p>
        <Button look="danger" type="submit" disabled={isBusy}>
          Delete account
        </Button>
      </form>
    </details>
  );
}
