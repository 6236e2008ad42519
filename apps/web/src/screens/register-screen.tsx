import { Page, PageTitle } from '../components/page/page.tsx';

export function RegisterScreen() {
  return (
    <Page title="Register">
      <PageTitle>Register</PageTitle>
    </Page>
  );
}
