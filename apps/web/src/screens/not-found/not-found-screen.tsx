import { goTo } from '../../lib/address.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { useWords } from '../../words/words.ts';
import styles from './not-found-screen.module.css';

const OPEN = new Set([1, 3, 6]);
const halfOpen = (text: string) =>
  tileText(text).map((word) =>
    word.map((tile, index) => (OPEN.has(index) ? tile : { ...tile, state: 'hidden' as const })),
  );

export function NotFoundScreen() {
  const { notFound, home } = useWords('start');
  return (
    <Page title={notFound.title} layout="bare" className={styles.lost}>
      <Tiles words={halfOpen(notFound.tiles)} aspect={9} maxRows={1} className={styles.tiles} />
      <PageTitle>{notFound.title}</PageTitle>
      <p className={styles.sentence}>{notFound.text}</p>
      <Button look="primary" large onClick={() => goTo('/')}>
        {home}
      </Button>
      <LanguageSwitch place="foot" />
    </Page>
  );
}
