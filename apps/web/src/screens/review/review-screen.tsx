import { useQuery } from '@tanstack/react-query';
import type { Verdict } from '@wheel/contract';
import { useEffect, useState } from 'react';
import { Empty } from '../../components/empty/empty.tsx';
import { HomeLink } from '../../components/home-link/home-link.tsx';
import { Page, PageTitle } from '../../components/page/page.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { ReviewList } from '../../features/review/review-list.tsx';
import { ReviewedGame, verdictOf } from '../../features/review/reviewed-game.tsx';
import { useVerdicts } from '../../features/review/use-verdicts.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { reviewApi } from '../../lib/api/review-api.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { reviewSummary } from '../../words/review-summary.ts';
import styles from './review-screen.module.css';

const DONE: Readonly<Record<Verdict, string>> = {
  keep: 'is kept',
  hide: 'is hidden',
  remove: 'is removed',
};

export function ReviewScreen() {
  const { data, error, isError, refetch } = useQuery(
    {
      queryKey: ['review'],
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
    const text = `“${game.gameTitle}”: ${refusalText(reason)}`;
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
      text: `“${game.gameTitle}” ${DONE[verdict]}`,
      action: 'Undo',
      onAction() {
        verdicts.takeBack();
        setChosenId(game.quizId);
      },
    });
  }
  useVerdictKeys(judge);

  return (
    <>
      <Page title="Review" layout="bare" className={styles.review}>
        <header className={styles.head}>
          <PageTitle>Review</PageTitle>
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
            {games && <Empty tiles="ALL DONE">Nothing waits for review.</Empty>}
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
  hasStatus(error, STATUS.forbidden) ? 'Only reviewers may do this.' : refusalText(error);

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
