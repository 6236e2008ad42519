import { Page, PageTitle } from '../components/page/page.tsx';

export function BuildScreen() {
  return (
    <Page title="Build">
      <PageTitle>Build</PageTitle>
    </Page>
  );
}
