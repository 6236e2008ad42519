import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';

/** An answer belongs to its own query, so a late one never stands under a newer search. */
export function useSearch(query: string) {
  const { data, error, isError, isFetching, isSuccess, refetch } = useQuery(
    {
      queryKey: ['search', query],
      queryFn: async ({ signal }) => (await api.search(query, signal)) ?? [],
      enabled: query !== '',
    },
    queryClient,
  );
  useLoggedError('The search failed.', error);
  return {
    results: isError || query === '' ? [] : (data ?? []),
    isLoading: isFetching && !isSuccess,
    isEmpty: isSuccess && query !== '' && data.length === 0,
    searchAgain: refetch,
  };
}
