import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { accountApi } from '../../lib/api/account-api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { wordingOf } from '../../lib/api/field-wording.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import styles from './account-dialog.module.css';

export function ChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const row = useRef<HTMLDetailsElement>(null);
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function change(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setSaid('');
    setRefusal(undefined);
    try {
      await accountApi.changePassword({ password, newPassword });
      setPassword('');
      setNewPassword('');
      row.current?.removeAttribute('open');
      onChanged();
    } catch (error) {
      console.error('The password was not changed.', error);
      const [wrong] = error instanceof ApiError ? error.errors : [];
      if (wrong) setRefusal(wordingOf(wrong));
      else setSaid(refusalText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <details ref={row} className={styles.fold}>
      <summary className={styles.row}>
        <Icon name="key" />
        Change password<small>ends all other sessions</small>
      </summary>
      <form className={styles.form} onSubmit={change}>
        <div className={styles.two}>
          <TextField
            label="Password"
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <TextField
            label="New password"
            type="password"
            required
            autoComplete="new-password"
            value={newPassword}
            error={refusal && `${refusal}.`}
            onChange={({ target }) => setNewPassword(target.value)}
          />
        </div>
        <p className={styles.refused} role="alert">
          {said}
        </p>
        <Button look="primary" type="submit" disabled={isBusy}>
          Change password
        </Button>
      </form>
    </details>
  );
}
