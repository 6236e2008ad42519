import { useCallback, useDeferredValue, useState } from 'react';
import { Empty } from '../../components/empty/empty.tsx';
import { GameCards } from '../../components/game-card/game-card.tsx';
import { Link } from '../../components/link/link.tsx';
import { Page, PageTitle } from '../../components/page/page.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { matchingTitle } from '../../features/my-games/matching-title.ts';
import { MyGameCard } from '../../features/my-games/my-game-card.tsx';
import { useLibrary } from '../../features/my-games/use-library.ts';
import { useMyGames } from '../../features/my-games/use-my-games.ts';
import { SESSION_OVER } from '../../lib/api/refusal-wording.ts';
import { useInParts } from '../../lib/use-in-parts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useSession } from '../../stores/session-store.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import { LibraryBar } from './library-bar.tsx';
import { LibraryDialogs } from './library-dialogs.tsx';
import styles from './my-wheels-screen.module.css';
import { useDeeds } from './use-deeds.ts';

/** Fewer are seen at a glance. */
const FILTER_FROM = 13;
/** As many cards as are drawn in a frame. */
const CARDS_A_FRAME = 48;

export function MyWheelsScreen() {
  const username = useSession((session) => session.user?.username ?? '');
  const games = useMyGames(username);
  const { byId, trash, isOver } = useLibrary(username);
  const { play, loadingId } = usePlayQuiz();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [filter, setFilter] = useState('');
  const [now] = useState(() => Date.now());
  const deeds = useDeeds(username, setToast);
  // The cards are memoised, so what they call keeps one identity.
  const latest = useLatest({ play, begin: deeds.begin });
  const choose = useCallback((quizId: string) => latest.current.play(quizId), [latest]);
  const begin = useCallback<typeof deeds.begin>(
    (...deed) => latest.current.begin(...deed),
    [latest],
  );
  const hasFilter = (games?.length ?? 0) >= FILTER_FROM;
  const shown = useDeferredValue(hasFilter ? filter : '');
  const matching = games?.filter(({ gameTitle }) => matchingTitle(gameTitle, shown));
  const drawn = useInParts(matching ?? [], CARDS_A_FRAME);
  // Marks and menus that come after the cards would otherwise come to all of them at once.
  const marked = useInParts((byId.size > 0 && matching) || [], CARDS_A_FRAME).length;

  return (
    <>
      <Page title="My Wheels" className={games ? undefined : styles.waiting}>
        <PageTitle className={styles.title}>
          {games ? 'My Created Games' : <VisuallyHidden>My Wheels</VisuallyHidden>}
        </PageTitle>
        {!games && <Spinner size={50} />}
        {games && (
          <LibraryBar
            filter={hasFilter ? filter : null}
            onFilter={setFilter}
            trashCount={trash?.length}
            onOpen={deeds.open}
          />
        )}
        {isOver && (
          <p className={styles.over} role="alert">
            {SESSION_OVER} <Link to="/login">Log in</Link>
          </p>
        )}
        {games?.length === 0 && !isOver && (
          <Empty tiles="NO GAMES">You haven't created any games yet.</Empty>
        )}
        {hasFilter && (
          <div role="status">
            {matching?.length === 0 && <Empty tiles="NO GAMES">No games found.</Empty>}
            {shown !== '' && <VisuallyHidden>Games: {matching?.length}</VisuallyHidden>}
          </div>
        )}
        {drawn.length > 0 && (
          <GameCards>
            {drawn.map((game, at) => (
              <MyGameCard
                key={game.quizId}
                game={game}
                known={at < marked ? byId.get(game.quizId) : undefined}
                now={now}
                busy={loadingId === game.quizId}
                onChoose={choose}
                onDeed={begin}
              />
            ))}
          </GameCards>
        )}
        <LibraryDialogs deeds={deeds} trash={trash} now={now} onSay={setToast} />
      </Page>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}
