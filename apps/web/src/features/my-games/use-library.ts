import { useQuery } from '@tanstack/react-query';
import type { GameList, LibraryGame } from '@wheel/contract';
import { useMemo } from 'react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';

/** Marks, menus and the trash of the host's games. What does not load is not shown, and hides no game. */
export function useLibrary(username: string) {
  const games = useQuery(
    {
      queryKey: ['library', username],
      queryFn: ({ signal }) => libraryApi.games(signal),
      gcTime: 0,
    },
    queryClient,
  );
  const trash = useQuery(
    { queryKey: ['trash', username], queryFn: ({ signal }) => libraryApi.trash(signal), gcTime: 0 },
    queryClient,
  );
  useLoggedError('The marks of your games did not load.', games.error);
  useLoggedError('The trash did not load.', trash.error);
  const byId = useMemo(
    () => new Map((games.data ?? []).map((game): [string, LibraryGame] => [game.quizId, game])),
    [games.data],
  );
  return { byId, trash: trash.data };
}

/** All that the screen lists, anew. */
export const refreshLibrary = () =>
  Promise.all(
    ['my-games', 'library', 'trash'].map((list) =>
      queryClient.invalidateQueries({ queryKey: [list] }),
    ),
  );

/** At once, before the server has answered. */
export function hideGame(username: string, quizId: string): void {
  queryClient.setQueryData<GameList>(['my-games', username], (games) =>
    games?.filter((game) => game.quizId !== quizId),
  );
}
