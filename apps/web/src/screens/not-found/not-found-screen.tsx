import { goTo } from '../../lib/address.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import styles from './not-found-screen.module.css';

const OPEN = new Set([1, 3, 6]);
const HALF_OPEN = tileText('NOWHERE').map((word) =>
  word.map((tile, index) => (OPEN.has(index) ? tile : { ...tile, state: 'hidden' as const })),
);

export function NotFoundScreen() {
  return (
    <Page title="Page not found" layout="bare" className={styles.lost}>
      <Tiles words={HALF_OPEN} aspect={9} maxRows={1} className={styles.tiles} />
      <PageTitle>Page not found</PageTitle>
      <p className={styles.sentence}>There is nothing behind these tiles.</p>
      <Button look="primary" large onClick={() => goTo('/')}>
        Return to Home
      </Button>
    </Page>
  );
}
