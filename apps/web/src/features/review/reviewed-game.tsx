import type { ReviewedGame as Reviewed, Verdict } from '@wheel/contract';
import { Button } from '../../components/button/button.tsx';
import { counted } from '../../words/counted.ts';
import { momentText } from '../../words/day.ts';
import { reasonText } from '../../words/report-reason.ts';
import styles from './review.module.css';

const VERDICTS = [
  { verdict: 'keep', name: 'Keep', look: 'primary' },
  { verdict: 'hide', name: 'Hide', look: 'raised' },
  { verdict: 'remove', name: 'Remove', look: 'danger' },
] as const satisfies readonly { verdict: Verdict; name: string; look: string }[];

/** By the first letter of each, as on its button. */
export const verdictOf = (key: string): Verdict | null =>
  VERDICTS.find(({ name }) => name.startsWith(key.toUpperCase()) && key.length === 1)?.verdict ??
  null;

type ReviewedGameProps = {
  readonly game: Reviewed;
  readonly now: number;
  readonly onJudge: (verdict: Verdict) => void;
};

export function ReviewedGame({ game, now, onJudge }: ReviewedGameProps) {
  const { gameTitle, username, hidden, pending, reports, entries } = game;
  return (
    <article className={styles.game} aria-live="polite">
      <div className={styles.head}>
        <h2>{gameTitle}</h2>
        <p className={styles.muted}>
          by {username}, {counted(entries.length, 'puzzle')}
        </p>
        {hidden && <span className={styles.tag}>Hidden</span>}
      </div>
      <ul className={styles.why}>
        {reports.map(({ reason, note, createdAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no name of their own, and stand still
          <li key={at}>
            <span className={styles.reason}>{reasonText(reason)}</span>
            {note ? <span>{note}</span> : <span className={styles.muted}>no note</span>}
            <time>{momentText(createdAt, now)}</time>
          </li>
        ))}
        {pending && (
          <li className={styles.muted}>Waits for approval: it is not in the search yet.</li>
        )}
        {hidden && reports.length === 0 && (
          <li className={styles.muted}>Hidden after review: only its owner sees it.</li>
        )}
      </ul>
      <ol
        className={styles.entries}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
        tabIndex={0}
        aria-label="Puzzles"
      >
        {entries.map(({ category, searchedWord }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing but their places
          <li key={at}>
            <i>{at + 1}</i>
            <span>{searchedWord}</span>
            <small>{category}</small>
          </li>
        ))}
      </ol>
      <div className={styles.verdicts}>
        {VERDICTS.map(({ verdict, name, look }) => (
          <Button
            key={verdict}
            look={look}
            aria-label={name}
            aria-keyshortcuts={name[0]}
            onClick={() => onJudge(verdict)}
          >
            {name}
            <kbd>{name[0]}</kbd>
          </Button>
        ))}
        <p>Hidden, only its owner sees it. Removed, it is gone for good.</p>
      </div>
    </article>
  );
}
