import type { SearchResult } from '@wheel/contract';
import { counted } from '../../text/names.ts';
import { GameCard } from '../../ui/game-card.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
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
  const facts = [username && `by ${username}`, puzzleCount && counted(puzzleCount, 'puzzle')];
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
      facts={facts.filter((fact) => typeof fact === 'string')}
      busy={busy}
      menu={<Menu name={`More for ${gameTitle}`} label={gameTitle} items={items} />}
      onChoose={() => onChoose(quizId)}
    />
  );
}
