import '../../words/en/library.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { goTo } from '../../lib/address.ts';
import { loadFile, settled } from '../../lib/load.ts';
import { useInParts } from '../../lib/use-in-parts.ts';
import { useStable } from '../../lib/use-stable.ts';
import { useSession } from '../../stores/session-store.ts';
import { refusalText } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { GameCards } from '../../ui/game-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { withWords } from '../../words/languages.ts';
import { useWords } from '../../words/words.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import { MyGameCard } from './my-game-card.tsx';
import styles from './my-wheels-screen.module.css';
import { type LibraryDialog, useGameActions } from './use-game-actions.ts';
import { matchingTitle, useLibrary, useMyGames } from './use-library.ts';

const loadDialogs = loadFile(withWords(() => import('./library-dialogs.tsx')));

/** Fewer are seen at a glance. */
const FILTER_FROM = 13;
/** As many cards as are drawn in a frame. */
const CARDS_A_FRAME = 48;

export function MyWheelsScreen() {
  const { games: text, refusals } = useWords('library');
  const username = useSession((session) => session.user?.username ?? '');
  const games = useMyGames(username);
  const { byId, trash, isOver } = useLibrary(username);
  const { play, loadingId } = usePlayQuiz();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [filter, setFilter] = useState('');
  const [now] = useState(() => Date.now());
  const actions = useGameActions(username, setToast);
  const dialogs = useDialogs(games !== undefined, actions.opened !== null, (error) => {
    actions.close();
    setToast({ id: `${Date.now()}`, text: refusalText(error) });
  });
  const choose = useStable(play);
  const begin = useStable(actions.begin);
  const hasFilter = (games?.length ?? 0) >= FILTER_FROM;
  const shown = useDeferredValue(hasFilter ? filter : '');
  const matching = games?.filter(({ gameTitle }) => matchingTitle(gameTitle, shown));
  const drawn = useInParts(matching ?? [], CARDS_A_FRAME);
  // Marks and menus that come after the cards would otherwise come to all of them at once.
  const marked = useInParts((byId.size > 0 && matching) || [], CARDS_A_FRAME).length;

  return (
    <>
      <Page title={text.title} className={games ? undefined : styles.waiting}>
        <PageTitle className={styles.title}>
          {games ? text.heading : <VisuallyHidden>{text.title}</VisuallyHidden>}
        </PageTitle>
        {!games && <Spinner size={50} />}
        {games && (
          <LibraryBar
            filter={hasFilter ? filter : null}
            onFilter={setFilter}
            trashCount={trash?.length}
            onOpen={actions.open}
          />
        )}
        {isOver && (
          <p className={styles.over} role="alert">
            {refusals.problems.NOT_SIGNED_IN} <Link to="/login">{text.logIn}</Link>
          </p>
        )}
        {games?.length === 0 && !isOver && <Empty tiles="NO GAMES">{text.noneYet}</Empty>}
        {hasFilter && (
          <div role="status">
            {matching?.length === 0 && <Empty tiles="NO GAMES">{text.noneFound}</Empty>}
            {matching && shown !== '' && (
              <VisuallyHidden>{text.found({ count: matching.length })}</VisuallyHidden>
            )}
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
                onAction={begin}
              />
            ))}
          </GameCards>
        )}
        {dialogs && (
          <dialogs.LibraryDialogs actions={actions} trash={trash} now={now} onSay={setToast} />
        )}
      </Page>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}

/** The dialogs over the list, which load once it is here. Where they did not, each press tries again. */
function useDialogs(isReady: boolean, isOpen: boolean, onFailed: (error: unknown) => void) {
  const [file, setFile] = useState(() => loadDialogs.current?.() ?? null);
  const fail = useStable(onFailed);
  useEffect(() => {
    if (file || !isReady) return;
    const loading = isOpen ? loadDialogs() : settled().then(loadDialogs);
    loading.then(setFile, (error: unknown) => {
      console.error('The dialogs of the library did not load.', error);
      if (isOpen) fail(error);
    });
  }, [file, isReady, isOpen, fail]);
  return file;
}

type LibraryBarProps = {
  /** Null while there are few games. */
  readonly filter: string | null;
  readonly onFilter: (text: string) => void;
  readonly trashCount: number | undefined;
  readonly onOpen: (dialog: LibraryDialog) => void;
};

function LibraryBar({ filter, onFilter, trashCount, onOpen }: LibraryBarProps) {
  const { bar } = useWords('library').games;
  const isFull = trashCount !== undefined && trashCount > 0;
  return (
    <div className={styles.bar}>
      {filter !== null && (
        <div className={styles.filter}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={bar.filter}
            placeholder={bar.filter}
            autoComplete="off"
            value={filter}
            onChange={({ target }) => onFilter(target.value)}
          />
        </div>
      )}
      <Button className={styles.import} onClick={() => onOpen('import')}>
        <Icon name="into" />
        {bar.import}
      </Button>
      <Button
        aria-label={isFull ? bar.trashCount({ count: trashCount }) : bar.trash}
        onClick={() => onOpen('trash')}
      >
        <Icon name="trash" />
        {bar.trash}
        {isFull && <span className={styles.count}>{trashCount}</span>}
      </Button>
      <Button look="primary" className={styles.new} onClick={() => goTo('/build')}>
        <Icon name="plus" />
        {bar.newGame}
      </Button>
    </div>
  );
}
