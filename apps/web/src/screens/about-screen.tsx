import { Page, PageTitle } from '../components/page/page.tsx';

export function AboutScreen() {
  return (
    <Page title="About">
      <PageTitle>About</PageTitle>
    </Page>
  );
}
