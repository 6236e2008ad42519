import type { GameSummary } from '@wheel/contract';
import { GameCard } from '../../components/game-card/game-card.tsx';
import styles from './half-wheel.module.css';
import { HalfWheel } from './half-wheel.tsx';

interface MyGameCardProps {
  readonly game: GameSummary;
  readonly busy: boolean;
  readonly onChoose: (quizId: string) => void;
}

export function MyGameCard({ game, busy, onChoose }: MyGameCardProps) {
  return (
    <GameCard
      title={game.gameTitle}
      picture={<HalfWheel title={game.gameTitle} />}
      pictureClassName={styles.picture}
      busy={busy}
      onChoose={() => onChoose(game.quizId)}
    />
  );
}
