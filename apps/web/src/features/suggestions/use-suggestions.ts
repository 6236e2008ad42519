import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';

/** Asked for whenever a screen with chips opens. */
export function useSuggestions(): readonly string[] {
  const { data, error, isError } = useQuery({
    queryKey: ['suggestions'],
    queryFn: ({ signal }) => api.suggestions(signal),
  });
  useLoggedError('The suggestions did not load.', error);
  return isError || !data ? [] : data.map(({ gameTitle }) => gameTitle);
}
