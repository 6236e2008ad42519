import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';

/** Nothing until the games are here: a failed load is asked for again, ever more slowly, until it works. */
export function useMyGames(username: string) {
  const { data, failureReason } = useQuery(
    {
      queryKey: ['my-games', username],
      queryFn: ({ signal }) => api.userGames(username, signal),
      retry: true,
      // A game built a moment ago must be in the list, and the next user of this browser must not see it.
      gcTime: 0,
    },
    queryClient,
  );
  useLoggedError('Your games did not load; trying again.', failureReason);
  return data;
}
