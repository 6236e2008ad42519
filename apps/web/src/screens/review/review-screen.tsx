import '../../words/en/library.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReviewedGame as Game, Verdict } from '@wheel/contract';
import { useEffect, useRef, useState } from 'react';
import { reviewApi } from '../../lib/api/review-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { queryClient } from '../../stores/query-client.ts';
import { useSession } from '../../stores/session-store.ts';
import { ownerText, reviewSummary } from '../../text/library.ts';
import { refusalText } from '../../text/refusals.ts';
import { Empty } from '../../ui/empty.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { InLanguage } from '../../ui/in-language.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { useWords, words } from '../../words/words.ts';
import styles from './review-screen.module.css';
import { ReviewedGame, verdictOf } from './reviewed-game.tsx';

export function ReviewScreen() {
  const { review } = useWords('library');
  const username = useSession((session) => session.user?.username ?? null);
  const { data, error, isError, refetch } = useQuery(
    {
      queryKey: ['review', username],
      queryFn: ({ signal }) => reviewApi.games(signal),
      gcTime: 0,
    },
    queryClient,
  );
  useLoggedError('The games to review did not load.', error);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [chosenId, setChosenId] = useState<string>();
  const [now] = useState(() => Date.now());
  const verdicts = useVerdicts(({ game }, reason) => {
    console.error('A verdict was not taken.', reason);
    const text = review.failed({ title: game.gameTitle, why: refusalText(reason) });
    // The verdict that still waits can be taken back all the same.
    setToast((shown) =>
      shown?.action
        ? { ...shown, id: `${shown.id} ${game.quizId}`, text: `${text} ${shown.text}` }
        : { id: game.quizId, text },
    );
  });
  const games = data?.filter(({ quizId }) => !verdicts.judged.has(quizId));
  useMoreGames(games?.length === 0 ? verdicts.judged.size : 0, refetch);
  const game = games?.find(({ quizId }) => quizId === chosenId) ?? games?.[0];

  function judge(verdict: Verdict) {
    if (!game || !games) return;
    const at = games.indexOf(game);
    setChosenId((games[at + 1] ?? games[at - 1])?.quizId);
    verdicts.judge(game, verdict);
    setToast({
      id: `${game.quizId} ${verdict}`,
      text: review.done[verdict]({ title: game.gameTitle }),
      action: review.undo,
      onAction() {
        verdicts.takeBack();
        setChosenId(game.quizId);
      },
    });
  }
  useVerdictKeys(judge);

  return (
    <>
      <Page title={review.title} layout="bare" className={styles.review}>
        <header className={styles.head}>
          <PageTitle>{review.title}</PageTitle>
          {games && games.length > 0 && <p className={styles.muted}>{reviewSummary(games)}</p>}
          <HomeLink className={styles.home} />
        </header>
        {games && game ? (
          <>
            <ReviewList games={games} currentId={game.quizId} onChoose={setChosenId} />
            <ReviewedGame game={game} now={now} onJudge={judge} />
          </>
        ) : (
          <div className={styles.nothing}>
            {games && <Empty tiles="ALL DONE">{review.empty}</Empty>}
            {isError && <Empty tiles="NO ENTRY">{reasonOf(error)}</Empty>}
            {!games && !isError && <Spinner size={50} />}
          </div>
        )}
      </Page>
      <div className={styles.toast}>
        <Toast
          message={toast}
          onDone={() => {
            setToast(null);
            verdicts.send();
          }}
        />
      </div>
    </>
  );
}

/** The server lists a part of them: when those are all judged, the next ones are asked for. */
function useMoreGames(judgedOfAll: number, ask: () => unknown) {
  const latest = useLatest(ask);
  useEffect(() => {
    if (judgedOfAll > 0) latest.current();
  }, [judgedOfAll, latest]);
}

const reasonOf = (error: unknown) =>
  hasStatus(error, STATUS.forbidden) ? words('library').review.onlyReviewers : refusalText(error);

/** K, H and R, unless something else is meant by them. */
function useVerdictKeys(judge: (verdict: Verdict) => void) {
  const latest = useLatest(judge);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const verdict = verdictOf(event.key);
      if (verdict) latest.current(verdict);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
}

type ReviewListProps = {
  readonly games: readonly Game[];
  readonly currentId: string | undefined;
  readonly onChoose: (quizId: string) => void;
};

function ReviewList({ games, currentId, onChoose }: ReviewListProps) {
  const { list: text } = useWords('library').review;
  return (
    <nav className={styles.list} aria-label={text.label}>
      {games.map(({ quizId, gameTitle, username, language, hidden, reports }) => (
        <button
          key={quizId}
          type="button"
          className={styles.item}
          aria-current={quizId === currentId}
          onClick={() => onChoose(quizId)}
        >
          <b>
            <InLanguage language={language}>{gameTitle}</InLanguage>
          </b>
          <small>{(hidden ? text.byHidden : text.by)({ username: ownerText(username) })}</small>
          <Mark hidden={hidden} reports={reports.length} />
        </button>
      ))}
    </nav>
  );
}

function Mark({ hidden, reports }: { readonly hidden: boolean; readonly reports: number }) {
  const { list: text } = useWords('library').review;
  if (reports > 0)
    return (
      <span className={styles.count} title={text.reports({ count: reports })}>
        {reports}
      </span>
    );
  return hidden ? null : <span className={styles.tag}>{text.isNew}</span>;
}

type Pending = { readonly game: Game; readonly verdict: Verdict };

/**
 * A verdict waits until its toast is gone, so that even a removal can be taken back. The next one, or leaving the page,
 * sends it at once.
 */
function useVerdicts(onFailed: (pending: Pending, error: unknown) => void) {
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<Pending | null>(null);

  const without = (quizId: string) => (ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => id !== quizId));

  function send() {
    const next = waiting.current;
    waiting.current = null;
    if (!next) return;
    reviewApi.judge(next.game.quizId, next.verdict).catch((error: unknown) => {
      // Removed by another reviewer first.
      if (hasStatus(error, STATUS.notFound)) return;
      setJudged(without(next.game.quizId));
      onFailed(next, error);
    });
  }

  const latestSend = useLatest(send);
  useEffect(() => {
    const leave = () => latestSend.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [latestSend]);

  return {
    /** Games that are not to be judged any more. */
    judged,
    send,
    judge(game: Game, verdict: Verdict) {
      send();
      waiting.current = { game, verdict };
      setJudged((ids) => new Set([...ids, game.quizId]));
    },
    takeBack() {
      const { game } = waiting.current ?? {};
      waiting.current = null;
      if (game) setJudged(without(game.quizId));
    },
  };
}
