import { Page, PageTitle } from '../components/page/page.tsx';

export function TeamsScreen() {
  return (
    <Page title="Teams">
      <PageTitle>Teams</PageTitle>
    </Page>
  );
}
