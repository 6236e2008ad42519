import { useQuery } from '@tanstack/react-query';
import { libraryApi } from '../../lib/api/library-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { queryClient } from '../../stores/query-client.ts';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './build-screen.module.css';
import { loadEditDraft } from './edit-draft.ts';
import { GameEditor } from './game-editor.tsx';

type EditedGameProps = {
  readonly quizId: string;
  /** Who is signed in; a guest has no games of their own. */
  readonly username: string | null;
};

/** Reads the game and what was changed of it before, then edits it. A failed load is asked for again until it works. */
export function EditedGame({ quizId, username }: EditedGameProps) {
  const { header } = useWords('start');
  const { editTitle, notMine } = useWords('library').build;
  const { data, error, failureReason } = useQuery(
    {
      queryKey: ['edited-game', username, quizId],
      queryFn: async ({ signal }) => {
        const game = await libraryApi.game(quizId, signal);
        const owner = game.isMine ? username : null;
        return { game, owner, stored: owner === null ? null : await loadEditDraft(owner, quizId) };
      },
      retry: (_count, failure) => !hasStatus(failure, STATUS.notFound),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  );
  // That there is none is said on the page.
  const isNone = hasStatus(failureReason, STATUS.notFound);
  useLoggedError('The game did not load.', isNone ? null : failureReason);

  if (data?.owner) return <GameEditor game={data.game} owner={data.owner} stored={data.stored} />;
  const isNotHere = error !== null || data !== undefined;
  return (
    <Page title={editTitle} className={styles.waiting}>
      <VisuallyHidden as="h1">{notMine.headline}</VisuallyHidden>
      {isNotHere ? (
        <>
          <Empty tiles="NO GAME">{notMine.text}</Empty>
          <p className={styles.ways}>
            {data && <Link to={`/g/${quizId}`}>{notMine.look}</Link>}
            <Link to="/login">{notMine.login}</Link>
            <Link to="/my-wheels">{header.myWheels}</Link>
          </p>
        </>
      ) : (
        <Spinner size={50} />
      )}
    </Page>
  );
}
