import { Page, PageTitle } from '../components/page/page.tsx';

export function GameScreen() {
  return (
    <Page title="Game">
      <PageTitle>Game</PageTitle>
    </Page>
  );
}
