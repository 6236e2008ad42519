import { Page, PageTitle } from '../components/page/page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="NotFound">
      <PageTitle>NotFound</PageTitle>
    </Page>
  );
}
