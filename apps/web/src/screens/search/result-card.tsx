import type { SearchResult } from '@wheel/contract';
import { ownerText } from '../../text/library.ts';
import { GameCard } from '../../ui/game-card.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { languageName } from '../../words/language-names.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  readonly result: SearchResult;
  readonly busy: boolean;
  readonly onChoose: (quizId: string) => void;
  readonly onCopy: (quizId: string, gameTitle: string) => void;
  readonly onReport: (quizId: string) => void;
}

/** Its picture is the title in closed tiles. */
export function ResultCard({ result, busy, onChoose, onCopy, onReport }: ResultCardProps) {
  const { gameTitle, quizId, username, puzzleCount, language } = result;
  const { by, puzzles, menu } = useWords('library').search;
  const lang = usePuzzleLang(language);
  const facts = [
    username && by({ username: ownerText(username) }),
    puzzleCount && puzzles({ count: puzzleCount }),
    lang && languageName(lang),
  ];
  const items = (): MenuItem[] => [
    { name: menu.play, icon: 'play', onChoose: () => onChoose(quizId) },
    { name: menu.copy, icon: 'copy', onChoose: () => onCopy(quizId, gameTitle) },
    { name: menu.report, icon: 'flag', onChoose: () => onReport(quizId) },
  ];
  return (
    <GameCard
      title={gameTitle}
      lang={lang}
      picture={
        <Tiles
          words={tileText(gameTitle, 'hidden')}
          aspect={4}
          maxRows={6}
          className={styles.tiles}
          flat
        />
      }
      pictureClass={styles.picture}
      facts={facts.filter((fact) => typeof fact === 'string')}
      busy={busy}
      menu={<Menu name={menu.name({ title: gameTitle })} label={gameTitle} items={items} />}
      onChoose={() => onChoose(quizId)}
    />
  );
}
