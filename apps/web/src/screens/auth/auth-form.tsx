import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useIsEasilyGuessed } from '../../lib/weak-password-hint.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './auth-form.module.css';
import { refusalsIn } from './refusals.ts';

type Credentials = { readonly username: string; readonly password: string };

interface AuthFormProps {
  /** Heads the card and labels its button. */
  readonly title: string;
  readonly placeholders: { readonly username: string; readonly password: string };
  readonly passwordTip: string;
  readonly passwordKind: 'current-password' | 'new-password';
  readonly failure: string;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  /** The way to the other form. */
  readonly children: ReactNode;
}

/** The answer that refused a field, until it is edited. */
type Refused = { readonly username?: unknown; readonly password?: unknown };

export function AuthForm({ title, placeholders, failure, onSubmit, ...rest }: AuthFormProps) {
  const { account, refusals } = useWords('library');
  const { form: text } = account;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<Refused>({});
  const [isLoading, setLoading] = useState(false);
  const isSending = useRef(false);
  const isNew = rest.passwordKind === 'new-password';
  const isWeak = useIsEasilyGuessed(isNew ? password : '', username);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || !event.currentTarget.checkValidity()) return;
    isSending.current = true;
    setLoading(true);
    setRefused({});
    try {
      await onSubmit({ username, password });
    } catch (error) {
      console.warn('Logging in or registering failed.', error);
      setRefused({ username: error, password: error });
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
        <Tiles
          words={tileText(title)}
          aspect={9}
          maxRows={1}
          className={`${styles.tiles} ${isNew ? styles.eight : styles.five}`}
        />
      </h1>
      <form className={styles.card} noValidate onSubmit={submit}>
        <TextField
          label={text.username}
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
          refusal={refusalsIn(refused.username).username}
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
          refusal={refusalsIn(refused.password).password}
          {...(isNew && { hint: isWeak ? refusals.weakPassword : '' })}
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

function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { form: text } = useWords('library').account;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={text.password}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      className={styles.input}
      inputEnd={
        <button
          type="button"
          className={styles.eye}
          aria-label={text.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeoff' : 'eye'} />
        </button>
      }
    />
  );
}
