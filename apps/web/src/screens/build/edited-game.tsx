import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../components/empty/empty.tsx';
import { Link } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { recallEdit } from '../../features/puzzle-editor/kept-edit.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import styles from './build-screen.module.css';
import { GameEditor } from './game-editor.tsx';

/** Reads the game and what was changed of it before, then edits it. A failed load is asked for again until it works. */
export function EditedGame({ quizId }: { readonly quizId: string }) {
  const { data, error, failureReason } = useQuery(
    {
      queryKey: ['edited-game', quizId],
      queryFn: async ({ signal }) => {
        const [game, kept] = await Promise.all([
          libraryApi.game(quizId, signal),
          recallEdit(quizId),
        ]);
        return { game, kept };
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

  if (data?.game.isMine) return <GameEditor game={data.game} kept={data.kept} />;
  const isNotHere = error !== null || data !== undefined;
  return (
    <Page title="Edit" className={styles.waiting}>
      <VisuallyHidden as="h1">Edit a game</VisuallyHidden>
      {isNotHere ? (
        <>
          <Empty tiles="NO GAME">This game is not one of yours.</Empty>
          <p className={styles.ways}>
            {data && <Link to={`/g/${quizId}`}>Look at it</Link>}
            <Link to="/login">Log in</Link>
            <Link to="/my-wheels">My Wheels</Link>
          </p>
        </>
      ) : (
        <Spinner size={50} />
      )}
    </Page>
  );
}
