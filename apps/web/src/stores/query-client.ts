import { QueryClient } from '@tanstack/react-query';
import { useSession } from './session-store.ts';

const LONGEST_WAIT_MS = 15_000;

/**
 * Handed to `useQuery` by the few screens that ask the server for lists. There is no provider round the app, because
 * it would bring 10 KB to the start screen, which asks for one list only.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The spec gives each failed call its own behaviour; none of them waits or asks again by itself.
      retry: false,
      // Ever more slowly, where a query is asked again.
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
});

// The keys of what only one user may see hold the name. This drops what the last user loaded and no screen shows.
useSession.subscribe(({ user }, { user: last }) => {
  if (user?.username !== last?.username) queryClient.removeQueries({ type: 'inactive' });
});
