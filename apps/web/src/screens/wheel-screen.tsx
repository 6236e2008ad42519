import { Page, PageTitle } from '../components/page/page.tsx';

export function WheelScreen() {
  return (
    <Page title="Wheel">
      <PageTitle>Wheel</PageTitle>
    </Page>
  );
}
