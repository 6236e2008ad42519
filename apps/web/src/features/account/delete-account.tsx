import { type FormEvent, useState } from 'react';
import { accountApi } from '../../lib/api/account-api.ts';
import { leave } from '../../stores/leave.ts';
import { refusalText } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import styles from './account-dialog.module.css';

type DeleteAccountProps = {
  readonly username: string;
  /** How many go with it, where that is known. */
  readonly games: number | undefined;
  readonly onDeleted: () => void;
};

export function DeleteAccount({ username, games, onDeleted }: DeleteAccountProps) {
  const { deleteAccount: text } = useWords('library').account;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function remove(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await accountApi.deleteAccount(password);
      leave(username, 'remove');
      onDeleted();
    } catch (error) {
      console.error('The account was not deleted.', error);
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <details>
      <summary className={`${styles.row} ${styles.bad}`}>
        <Icon name="trash" />
        {text.title}
        <small>{text.hint}</small>
      </summary>
      <form className={styles.form} onSubmit={remove}>
        <p className={styles.facts}>
          {games === undefined ? text.warning : text.warningGames({ count: games })}
        </p>
        <TextField
          label={text.password}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className={styles.refused} role="alert">
          {failure !== null && refusalText(failure)}
        </p>
        <Button look="danger" type="submit" disabled={isBusy}>
          {text.title}
        </Button>
      </form>
    </details>
  );
}
