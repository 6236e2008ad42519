import { Link } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { AuthForm } from '../../features/auth/auth-form.tsx';
import { goTo } from '../../lib/address.ts';
import { api } from '../../lib/api/api.ts';
import { useSession } from '../../stores/session-store.ts';
import styles from '../shared/auth-screens.module.css';
import { useStillHere } from '../shared/use-still-here.ts';

export function RegisterScreen() {
  const logIn = useSession((session) => session.logIn);
  const isHere = useStillHere();

  return (
    <Page title="Register" layout="bare" className={styles.screen}>
      <AuthForm
        title="Register"
        placeholders={{ username: 'Choose username', password: 'Choose password' }}
        passwordTip="Your password needs to be 8 characters long and is safely encrypted."
        passwordKind="new-password"
        failure="Registration failed"
        onSubmit={async (username, password) => {
          await api.register({ username, password });
          await logIn(username, password);
          if (isHere()) goTo('/');
        }}
      >
        Already have an account? <Link to="/login">Login</Link>
      </AuthForm>
    </Page>
  );
}
