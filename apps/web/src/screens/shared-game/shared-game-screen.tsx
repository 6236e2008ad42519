import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@wheel/game';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Empty } from '../../components/empty/empty.tsx';
import { HomeLink } from '../../components/home-link/home-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Page } from '../../components/page/page.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { Sunrise } from '../../components/wheel-disc/sunrise.tsx';
import { ReportDialog } from '../../features/report/report-dialog.tsx';
import { usePath } from '../../lib/address.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { useCopyGame } from '../shared/use-copy-game.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import { GameTitle } from './game-title.tsx';
import styles from './shared-game-screen.module.css';

const SEGMENTS = Array.from(
  { length: 20 },
  (_, at): Segment => (at % 7 === 3 ? { type: 'forfeit' } : { type: 'points', value: at }),
);

/** A game by its link, for whoever has it. Looking at it is no play. */
export function SharedGameScreen() {
  const quizId = usePath().split('/')[2]?.toLowerCase() ?? '';
  const {
    data: game,
    failureReason,
    isError,
  } = useQuery(
    {
      queryKey: ['shared-game', quizId],
      queryFn: ({ signal }) => libraryApi.game(quizId, signal),
      retry: (_count, failure) => !hasStatus(failure, STATUS.notFound),
      gcTime: 0,
    },
    queryClient,
  );
  // That there is none is said on the page.
  const isNone = hasStatus(failureReason, STATUS.notFound);
  useLoggedError('The game did not load.', isNone ? null : failureReason);
  const { play, loadingId } = usePlayQuiz();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [isReporting, setReporting] = useState(false);
  const copy = useCopyGame(setToast);

  return (
    <>
      <Page title={game?.gameTitle ?? 'A game'} layout="bare" className={styles.page}>
        <HomeLink className={styles.home} />
        {game && (
          <>
            <GameTitle title={game.gameTitle} />
            <p className={styles.facts}>
              <span>
                by <b>{game.username}</b>
              </span>
              <span>
                <b>{game.entries.length}</b> {game.entries.length === 1 ? 'puzzle' : 'puzzles'}
              </span>
            </p>
            <div className={styles.ways}>
              <Button
                look="primary"
                large
                aria-busy={loadingId !== null}
                onClick={() => play(game.quizId)}
              >
                Play
              </Button>
              <Button large onClick={() => copy(game.quizId, game.gameTitle)}>
                <Icon name="copy" />
                Copy to my games
              </Button>
              <Button
                look="quiet"
                large
                className={styles.report}
                onClick={() => setReporting(true)}
              >
                <Icon name="flag" />
                Report
              </Button>
            </div>
          </>
        )}
        {!game && <VisuallyHidden as="h1">A game</VisuallyHidden>}
        {isError && <Empty tiles="NO GAME">There is no game behind this link.</Empty>}
        {!game && !isError && <Spinner size={50} />}
        <Sunrise segments={SEGMENTS} />
        {isReporting && (
          <ReportDialog
            quizId={quizId}
            onSent={() => {
              setReporting(false);
              setToast({ id: 'reported', text: 'Thank you. The report is sent.' });
            }}
            onClose={() => setReporting(false)}
          />
        )}
      </Page>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}
