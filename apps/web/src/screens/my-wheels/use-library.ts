import { useQuery } from '@tanstack/react-query';
import type { GameList, LibraryGame } from '@wheel/contract';
import { useMemo } from 'react';
import { api, type Lists, takeAsked } from '../../lib/api/api.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { bare } from '../../lib/bare.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { queryClient } from '../../stores/query-client.ts';

/** Marks, menus and the trash of the host's games. What does not load is not shown, and hides no game. */
export function useLibrary(username: string) {
  const games = useQuery(asked('library', username, libraryApi.games), queryClient);
  const trash = useQuery(asked('trash', username, libraryApi.trash), queryClient);
  useLoggedError('The marks of your games did not load.', games.failureReason);
  useLoggedError('The trash did not load.', trash.failureReason);
  const byId = useMemo(
    () => new Map((games.data ?? []).map((game): [string, LibraryGame] => [game.quizId, game])),
    [games.data],
  );
  return {
    byId,
    trash: trash.data,
    /** Its session, as far as the server is concerned. */
    isOver: hasStatus(games.error, STATUS.signedOut),
  };
}

/** Asks again until it works, unless the session is over: then only the host can do something. */
const asked = <Name extends keyof Lists>(
  name: Name,
  username: string,
  ask: (signal: AbortSignal) => Promise<Lists[Name]>,
) => ({
  queryKey: [name, username],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    takeAsked(name, username) ?? ask(signal),
  retry: (_count: number, failure: unknown) => !hasStatus(failure, STATUS.signedOut),
  // A game built a moment ago must be in the list, and the next user of this browser must not see it.
  gcTime: 0,
});

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

/** Nothing until the games are here: a failed load is asked for again, ever more slowly, until it works. */
export function useMyGames(username: string) {
  const ask = (signal: AbortSignal) => api.userGames(username, signal);
  const query = { ...asked('my-games', username, ask), retry: true };
  const { data, failureReason } = useQuery(query, queryClient);
  useLoggedError('Your games did not load; trying again.', failureReason);
  return data;
}

export const matchingTitle = (title: string, filter: string): boolean =>
  filter.trim() === '' || bare(title).includes(bare(filter));
