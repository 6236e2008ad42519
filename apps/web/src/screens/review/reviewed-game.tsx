import type { ReviewedGame as Reviewed, Verdict } from '@wheel/contract';
import { useState } from 'react';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { reviewApi } from '../../lib/api/review-api.ts';
import { momentText, reasonText } from '../../text/library.ts';
import { counted } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import styles from './review-screen.module.css';

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

/** The first entries of a game, and all of them once they are asked for. */
function useEntries({ quizId, entries }: Reviewed) {
  const [all, setAll] = useState({ quizId, entries });
  const [said, setSaid] = useState({ quizId, text: '' });
  async function askForAll() {
    setSaid({ quizId, text: '' });
    try {
      setAll({ quizId, ...(await reviewApi.entries(quizId)) });
    } catch (error) {
      console.error('The entries did not load.', error);
      setSaid({ quizId, text: refusalText(error) });
    }
  }
  return {
    entries: all.quizId === quizId ? all.entries : entries,
    said: said.quizId === quizId ? said.text : '',
    askForAll,
  };
}

export function ReviewedGame({ game, now, onJudge }: ReviewedGameProps) {
  const { quizId, gameTitle, username, hidden, pending, reports, puzzleCount } = game;
  const { entries, said, askForAll } = useEntries(game);
  return (
    <article className={styles.game} aria-live="polite">
      <div className={styles.gameHead}>
        <h2>{gameTitle}</h2>
        <p className={styles.gameMuted}>
          by {username}, {counted(puzzleCount, 'puzzle')}
        </p>
        {hidden && <span className={styles.tag}>Hidden</span>}
      </div>
      <ul className={styles.why}>
        {reports.map(({ reason, note, createdAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no name of their own, and stand still
          <li key={at}>
            <span className={styles.reason}>{reasonText(reason)}</span>
            {note ? <span>{note}</span> : <span className={styles.gameMuted}>no note</span>}
            <time>{momentText(createdAt, now)}</time>
          </li>
        ))}
        {pending && (
          <li className={styles.gameMuted}>Waits for approval: it is not in the search yet.</li>
        )}
        {hidden && reports.length === 0 && (
          <li className={styles.gameMuted}>Hidden after review: only its owner sees it.</li>
        )}
      </ul>
      <ol
        key={quizId}
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
        {entries.length < puzzleCount && (
          <li className={styles.more}>
            <Button look="light" onClick={askForAll}>
              Show all {puzzleCount} entries
            </Button>
            <span role="alert">{said}</span>
          </li>
        )}
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
