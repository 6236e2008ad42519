import type { ReviewedGame } from '@wheel/contract';
import { counted } from '../../words/counted.ts';
import styles from './review.module.css';

type ReviewListProps = {
  readonly games: readonly ReviewedGame[];
  readonly currentId: string | undefined;
  readonly onChoose: (quizId: string) => void;
};

export function ReviewList({ games, currentId, onChoose }: ReviewListProps) {
  return (
    <nav className={styles.list} aria-label="Games to review">
      {games.map(({ quizId, gameTitle, username, hidden, reports }) => (
        <button
          key={quizId}
          type="button"
          className={styles.item}
          aria-current={quizId === currentId}
          onClick={() => onChoose(quizId)}
        >
          <b>{gameTitle}</b>
          <small>
            by {username}
            {hidden && ', hidden'}
          </small>
          <Mark hidden={hidden} reports={reports.length} />
        </button>
      ))}
    </nav>
  );
}

function Mark({ hidden, reports }: { readonly hidden: boolean; readonly reports: number }) {
  if (reports > 0)
    return (
      <span className={styles.count} title={counted(reports, 'report')}>
        {reports}
      </span>
    );
  return hidden ? null : <span className={styles.tag}>new</span>;
}
