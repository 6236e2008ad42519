import { Link } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { AuthForm } from '../../features/auth/auth-form.tsx';
import { goTo } from '../../lib/address.ts';
import { useSession } from '../../stores/session-store.ts';
import styles from '../shared/auth-screens.module.css';
import { useStillHere } from '../shared/use-still-here.ts';

export function LoginScreen() {
  const logIn = useSession((session) => session.logIn);
  const isHere = useStillHere();

  return (
    <Page title="Login" layout="bare" className={styles.screen}>
      <AuthForm
        title="Login"
        placeholders={{ username: 'Enter username', password: 'Enter password' }}
        passwordTip="Your password is safely encrypted."
        passwordKind="current-password"
        failure="Login failed"
        onSubmit={async (username, password) => {
          await logIn(username, password);
          if (isHere()) goTo('/');
        }}
      >
        No account yet? <Link to="/register">Register</Link>
      </AuthForm>
    </Page>
  );
}
