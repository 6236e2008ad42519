import { Page, PageTitle } from '../components/page/page.tsx';

export function SearchScreen() {
  return (
    <Page title="Search">
      <PageTitle>Search</PageTitle>
    </Page>
  );
}
