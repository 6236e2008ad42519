import type { ReviewedGame as Reviewed, Verdict } from '@wheel/contract';
import { useState } from 'react';
import { reviewApi } from '../../lib/api/review-api.ts';
import { momentText, ownerText, reasonText } from '../../text/library.ts';
import { refusalText } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { languageName } from '../../words/language-names.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './review-screen.module.css';

const VERDICTS = [
  { verdict: 'keep', key: 'K', look: 'primary' },
  { verdict: 'hide', key: 'H', look: 'raised' },
  { verdict: 'remove', key: 'R', look: 'danger' },
] as const satisfies readonly { verdict: Verdict; key: string; look: string }[];

/** By the key that stands on its button, the same in every language. */
export const verdictOf = (pressed: string): Verdict | null =>
  VERDICTS.find(({ key }) => key === pressed.toUpperCase())?.verdict ?? null;

type ReviewedGameProps = {
  readonly game: Reviewed;
  readonly now: number;
  readonly onJudge: (verdict: Verdict) => void;
};

/** The first entries of a game, and all of them once they are asked for. */
function useEntries({ quizId, entries }: Reviewed) {
  const [all, setAll] = useState({ quizId, entries });
  const [failed, setFailed] = useState<{ readonly quizId: string; readonly failure: unknown }>();
  async function askForAll() {
    setFailed(undefined);
    try {
      setAll({ quizId, ...(await reviewApi.entries(quizId)) });
    } catch (failure) {
      console.error('The entries did not load.', failure);
      setFailed({ quizId, failure });
    }
  }
  return {
    entries: all.quizId === quizId ? all.entries : entries,
    said: failed?.quizId === quizId ? refusalText(failed.failure) : '',
    askForAll,
  };
}

export function ReviewedGame({ game, now, onJudge }: ReviewedGameProps) {
  const { game: text } = useWords('library').review;
  const { quizId, gameTitle, username, hidden, pending, reports, puzzleCount, language, setup } =
    game;
  const lang = usePuzzleLang(language);
  const owner = ownerText(username);
  const { entries, said, askForAll } = useEntries(game);
  return (
    <article className={styles.game} aria-live="polite">
      <div className={styles.gameHead}>
        <h2 lang={lang}>{gameTitle}</h2>
        <p className={styles.gameMuted}>{text.facts({ username: owner, count: puzzleCount })}</p>
        {lang && <p className={styles.gameMuted}>{languageName(lang)}</p>}
        {hidden && <span className={styles.tag}>{text.hidden}</span>}
      </div>
      <ul className={styles.why}>
        {reports.map(({ reason, note, createdAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no name of their own, and stand still
          <li key={at}>
            <span className={styles.reason}>{reasonText(reason)}</span>
            {note ? <span>{note}</span> : <span className={styles.gameMuted}>{text.noNote}</span>}
            <time>{momentText(createdAt, now)}</time>
          </li>
        ))}
        {pending && <li className={styles.gameMuted}>{text.pending}</li>}
        {hidden && reports.length === 0 && (
          <li className={styles.gameMuted}>{text.hiddenBefore}</li>
        )}
        {setup && <li>{text.setup(setup)}</li>}
      </ul>
      <ol
        key={quizId}
        className={styles.entries}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
        tabIndex={0}
        aria-label={text.puzzles}
      >
        {entries.map(({ category, searchedWord }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing but their places
          <li key={at}>
            <i>{at + 1}</i>
            <span lang={lang}>{searchedWord}</span>
            <small lang={lang}>{category}</small>
          </li>
        ))}
        {entries.length < puzzleCount && (
          <li className={styles.more}>
            <Button look="light" onClick={askForAll}>
              {text.showAll({ count: puzzleCount })}
            </Button>
            <span role="alert">{said}</span>
          </li>
        )}
      </ol>
      <div className={styles.verdicts}>
        {VERDICTS.map(({ verdict, key, look }) => (
          <Button
            key={verdict}
            look={look}
            aria-label={text.verdicts[verdict]}
            aria-keyshortcuts={key}
            onClick={() => onJudge(verdict)}
          >
            {text.verdicts[verdict]}
            <kbd>{key}</kbd>
          </Button>
        ))}
        <p>{text.meaning}</p>
      </div>
    </article>
  );
}
