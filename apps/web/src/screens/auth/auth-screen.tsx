import { type ComponentProps, useEffect, useRef } from 'react';
import { goTo } from '../../lib/address.ts';
import { logIn, register } from '../../stores/log-in.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';

export const LoginScreen = () => (
  <AuthScreen
    title="Login"
    placeholders={{ username: 'Enter username', password: 'Enter password' }}
    passwordTip="Your password is safely encrypted."
    passwordKind="current-password"
    failure="Login failed"
    onSubmit={logIn}
  >
    No account yet? <Link to="/register">Register</Link>
  </AuthScreen>
);

export const RegisterScreen = () => (
  <AuthScreen
    title="Register"
    placeholders={{ username: 'Choose username', password: 'Choose password' }}
    passwordTip="Your password needs to be 8 characters long and is safely encrypted."
    passwordKind="new-password"
    failure="Registration failed"
    onSubmit={async (credentials) => {
      await register(credentials);
      await logIn(credentials);
    }}
  >
    Already have an account? <Link to="/login">Login</Link>
  </AuthScreen>
);

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
    </Page>
  );
}
