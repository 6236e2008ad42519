import { Page, PageTitle } from '../components/page/page.tsx';

export function WinnerScreen() {
  return (
    <Page title="Winner">
      <PageTitle>Winner</PageTitle>
    </Page>
  );
}
