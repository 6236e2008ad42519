import { Page, PageTitle } from '../components/page/page.tsx';

export function StartScreen() {
  return (
    <Page title="Start">
      <PageTitle>Start</PageTitle>
    </Page>
  );
}
