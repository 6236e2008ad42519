import type { SearchResult } from '@wheel/contract';
import { GameCard } from '../../components/game-card/game-card.tsx';
import { Menu, type MenuItem } from '../../components/menu/menu.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
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
  const { gameTitle, quizId, username, puzzleCount } = result;
  const items = (): MenuItem[] => [
    { name: 'Play', icon: 'play', onChoose: () => onChoose(quizId) },
    { name: 'Copy to my games', icon: 'copy', onChoose: () => onCopy(quizId, gameTitle) },
    { name: 'Report', icon: 'flag', onChoose: () => onReport(quizId) },
  ];
  return (
    <GameCard
      title={gameTitle}
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
      facts={factsOf(username, puzzleCount)}
      busy={busy}
      menu={<Menu name={`More for ${gameTitle}`} label={gameTitle} items={items} />}
      onChoose={() => onChoose(quizId)}
    />
  );
}

function factsOf(username: string | undefined, puzzleCount: number | undefined) {
  const facts: string[] = [];
  if (username) facts.push(`by ${username}`);
  if (puzzleCount) facts.push(`${puzzleCount} ${puzzleCount === 1 ? 'puzzle' : 'puzzles'}`);
  return facts;
}
