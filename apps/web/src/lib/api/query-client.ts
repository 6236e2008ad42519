import { QueryClient } from '@tanstack/react-query';

/**
 * Handed to `useQuery` by the few screens that ask the server for lists. There is no provider round the app, because
 * it would bring 10 KB to the start screen, which asks for one list only.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The spec gives each failed call its own behaviour; none of them waits or asks again by itself.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
});
