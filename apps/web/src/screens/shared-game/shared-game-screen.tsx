import '../../words/en/library.ts';
import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@wheel/game';
import { useEffect, useMemo, useState } from 'react';
import { ReportDialog } from '../../features/report-dialog.tsx';
import { usePath } from '../../lib/address.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { queryClient } from '../../stores/query-client.ts';
import { useSession } from '../../stores/session-store.ts';
import { ownerText } from '../../text/library.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Placed } from '../../ui/placed.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { fitsTiles, oneByOne, tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Sunrise } from '../../ui/wheel-disc.tsx';
import { languageName } from '../../words/language-names.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import { useCopyGame } from '../shared/use-copy-game.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import styles from './shared-game-screen.module.css';

const SEGMENTS = Array.from(
  { length: 20 },
  (_, at): Segment => (at % 7 === 3 ? { type: 'forfeit' } : { type: 'points', value: at }),
);

/** A game opened by its link. Looking at it does not count as a play. */
export function SharedGameScreen() {
  const { games, review } = useWords('library');
  const text = games.shared;
  const username = useSession((session) => session.user?.username ?? null);
  const quizId = usePath().split('/')[2]?.toLowerCase() ?? '';
  const {
    data: game,
    failureReason,
    isError,
  } = useQuery(
    {
      queryKey: ['shared-game', username, quizId],
      queryFn: ({ signal }) => libraryApi.game(quizId, signal),
      retry: (_count, failure) => !hasStatus(failure, STATUS.notFound),
      gcTime: 0,
    },
    queryClient,
  );
  const lang = usePuzzleLang(game?.language);
  // That there is none is said on the page.
  const isNone = hasStatus(failureReason, STATUS.notFound);
  useLoggedError('The game did not load.', isNone ? null : failureReason);
  const { play, loadingId } = usePlayQuiz();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [isReporting, setReporting] = useState(false);
  const copy = useCopyGame(setToast);

  return (
    <>
      <Page title={game?.gameTitle ?? text.title} layout="bare" className={styles.page}>
        <HomeLink className={styles.home} />
        {game && (
          <>
            <GameTitle title={game.gameTitle} lang={lang} />
            <p className={styles.facts}>
              <span>
                <Placed text={text.by}>
                  <b>{ownerText(game.username)}</b>
                </Placed>
              </span>
              <span>
                <Placed text={text.puzzles({ count: game.entries.length })}>
                  <b>{game.entries.length}</b>
                </Placed>
              </span>
              {lang && <span>{languageName(lang)}</span>}
            </p>
            <div className={styles.ways}>
              <Button
                look="primary"
                large
                aria-busy={loadingId !== null}
                onClick={() => play(game.quizId)}
              >
                {text.play}
              </Button>
              <Button large onClick={() => copy(game.quizId, game.gameTitle)}>
                <Icon name="copy" />
                {text.copy}
              </Button>
              <Button
                look="quiet"
                large
                className={styles.report}
                onClick={() => setReporting(true)}
              >
                <Icon name="flag" />
                {text.report}
              </Button>
            </div>
          </>
        )}
        {!game && <VisuallyHidden as="h1">{text.title}</VisuallyHidden>}
        {isError && <Empty tiles="NO GAME">{text.none}</Empty>}
        {!game && !isError && <Spinner size={50} />}
        <LanguageSwitch place="foot" />
        <Sunrise segments={SEGMENTS} />
        {isReporting && (
          <ReportDialog
            quizId={quizId}
            onSent={() => {
              setReporting(false);
              setToast({ id: 'reported', text: review.reportDialog.sent });
            }}
            onClose={() => setReporting(false)}
          />
        )}
      </Page>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}

type GameTitleProps = { readonly title: string; readonly lang: string | undefined };

function GameTitle({ title, lang }: GameTitleProps) {
  if (!fitsTiles(title))
    return (
      <PageTitle className={styles.title} lang={lang}>
        {title}
      </PageTitle>
    );
  return (
    <h1 lang={lang}>
      <VisuallyHidden>{title}</VisuallyHidden>
      <OpeningTiles text={title} />
    </h1>
  );
}

/** They turn over one after the other, once they are there. */
function OpeningTiles({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const words = useMemo(() => tileText(text, isOpen ? 'revealed' : 'hidden'), [text, isOpen]);
  return (
    <Tiles
      words={words}
      aspect={window.innerWidth < 700 ? 0.9 : 3.4}
      maxRows={6}
      turnOf={oneByOne(words)}
      className={styles.tiles}
    />
  );
}
