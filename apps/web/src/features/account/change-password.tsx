import type { Invalid, LoggedIn } from '@wheel/contract';
import { type FormEvent, useRef, useState } from 'react';
import { accountApi } from '../../lib/api/account-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { useIsEasilyGuessed } from '../../lib/weak-password-hint.ts';
import { refusalText, sentenceOf } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import styles from './account-dialog.module.css';

type ChangePasswordProps = {
  readonly username: string;
  readonly onChanged: (session: LoggedIn) => void;
};

export function ChangePassword({ username, onChanged }: ChangePasswordProps) {
  const { account, refusals } = useWords('library');
  const { changePassword: text } = account;
  const row = useRef<HTMLDetailsElement>(null);
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [invalid, setInvalid] = useState<Invalid>();
  const [isBusy, setBusy] = useState(false);
  const isWeak = useIsEasilyGuessed(newPassword, username);

  async function change(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    setInvalid(undefined);
    try {
      const session = await accountApi.changePassword({ password, newPassword });
      setPassword('');
      setNewPassword('');
      row.current?.removeAttribute('open');
      onChanged(session);
    } catch (error) {
      console.error('The password was not changed.', error);
      const [wrong] = error instanceof ApiError ? error.errors : [];
      if (wrong) setInvalid(wrong);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <details ref={row}>
      <summary className={styles.row}>
        <Icon name="key" />
        {text.title}
        <small>{text.hint}</small>
      </summary>
      <form className={styles.form} onSubmit={change}>
        <div className={styles.two}>
          <TextField
            label={text.password}
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <TextField
            label={text.newPassword}
            type="password"
            required
            autoComplete="new-password"
            value={newPassword}
            error={invalid && sentenceOf(invalid)}
            hint={isWeak ? refusals.weakPassword : ''}
            onChange={({ target }) => {
              setNewPassword(target.value);
              setInvalid(undefined);
            }}
          />
        </div>
        <p className={styles.refused} role="alert">
          {failure !== null && refusalText(failure)}
        </p>
        <Button look="primary" type="submit" disabled={isBusy}>
          {text.title}
        </Button>
      </form>
    </details>
  );
}
