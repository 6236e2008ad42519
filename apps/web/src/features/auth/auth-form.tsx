import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { type Refusals, refusalsIn } from './refusals.ts';

interface AuthFormProps {
  /** Heads the card and labels its button. */
  readonly title: string;
  readonly placeholders: { readonly username: string; readonly password: string };
  readonly passwordTip: string;
  readonly passwordKind: 'current-password' | 'new-password';
  readonly failure: string;
  readonly onSubmit: (username: string, password: string) => Promise<void>;
  /** The way to the other form. */
  readonly children: ReactNode;
}

export function AuthForm({ title, placeholders, failure, onSubmit, ...rest }: AuthFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<Refusals>({});
  const [isLoading, setLoading] = useState(false);
  const isSending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || !event.currentTarget.checkValidity()) return;
    isSending.current = true;
    setLoading(true);
    setRefused({});
    try {
      await onSubmit(username, password);
    } catch (error) {
      console.warn(failure, error);
      setRefused(refusalsIn(error));
      window.alert(failure);
    } finally {
      isSending.current = false;
      setLoading(false);
    }
  };

  return (
    <div className={styles.box}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
        <Tiles words={tileText(title)} aspect={9} maxRows={1} className={styles.tiles} />
      </h1>
      <form className={styles.card} noValidate onSubmit={submit}>
        <TextField
          label="Username"
          placeholder={placeholders.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={(event) => {
            setUsername(event.target.value);
            setRefused(({ username: _, ...others }) => others);
          }}
          refusal={refused.username}
        />
        <PasswordField
          placeholder={placeholders.password}
          autoComplete={rest.passwordKind}
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setRefused(({ password: _, ...others }) => others);
          }}
          tip={rest.passwordTip}
          refusal={refused.password}
        />
        <div className={styles.send}>
          <Button look="primary" large type="submit" disabled={isLoading}>
            {title}
          </Button>
          {isLoading && <Spinner size={40} />}
        </div>
        <p className={styles.other}>{rest.children}</p>
      </form>
    </div>
  );
}
