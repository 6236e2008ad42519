import { Page, PageTitle } from '../components/page/page.tsx';

export function LoginScreen() {
  return (
    <Page title="Login">
      <PageTitle>Login</PageTitle>
    </Page>
  );
}
