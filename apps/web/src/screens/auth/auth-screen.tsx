import '../../words/en/library.ts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { goTo } from '../../lib/address.ts';
import { logIn, register } from '../../stores/log-in.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Placed } from '../../ui/placed.tsx';
import { useWords } from '../../words/words.ts';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';

export function LoginScreen() {
  const { login: text } = useWords('library').account;
  return (
    <AuthScreen
      title={text.title}
      placeholders={text.placeholders}
      passwordTip={text.passwordTip}
      passwordKind="current-password"
      failure={text.failed}
      onSubmit={logIn}
    >
      <Placed text={text.other}>
        <Link to="/register">{text.otherLink}</Link>
      </Placed>
    </AuthScreen>
  );
}

export function RegisterScreen() {
  const { register: text } = useWords('library').account;
  return (
    <AuthScreen
      title={text.title}
      placeholders={text.placeholders}
      passwordTip={text.passwordTip}
      passwordKind="new-password"
      failure={text.failed}
      onSubmit={async (credentials) => {
        await register(credentials);
        await logIn(credentials);
      }}
    >
      <Placed text={text.other}>
        <Link to="/login">{text.otherLink}</Link>
      </Placed>
    </AuthScreen>
  );
}

/** A late answer does not pull the host off another screen. */
function AuthScreen({ onSubmit, ...form }: ComponentProps<typeof AuthForm>) {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (
    <Page title={form.title} layout="bare" className={styles.screen}>
      <AuthForm
        {...form}
        onSubmit={async (credentials) => {
          await onSubmit(credentials);
          if (isHere.current) goTo('/');
        }}
      />
      <LanguageSwitch place="narrowFoot" />
    </Page>
  );
}
