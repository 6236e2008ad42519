import type { SearchResult } from '@wheel/contract';
import { GameCard } from '../../components/game-card/game-card.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import styles from './result-card.module.css';

interface ResultCardProps {
  readonly result: SearchResult;
  readonly busy: boolean;
  readonly onChoose: (quizId: string) => void;
}

/** Its picture is the title in closed tiles. */
export function ResultCard({ result, busy, onChoose }: ResultCardProps) {
  const { gameTitle, quizId, username, puzzleCount } = result;
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
      pictureClassName={styles.picture}
      facts={factsOf(username, puzzleCount)}
      busy={busy}
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
