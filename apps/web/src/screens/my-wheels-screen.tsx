import { Page, PageTitle } from '../components/page/page.tsx';

export function MyWheelsScreen() {
  return (
    <Page title="MyWheels">
      <PageTitle>MyWheels</PageTitle>
    </Page>
  );
}
