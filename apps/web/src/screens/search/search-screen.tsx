import '../../words/en/library.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportDialog } from '../../features/report-dialog.tsx';
import { SearchForm } from '../../features/search-form.tsx';
import { goTo, useSearchParam } from '../../lib/address.ts';
import { api } from '../../lib/api/api.ts';
import { useLoggedError } from '../../lib/use-logged-error.ts';
import { queryClient } from '../../stores/query-client.ts';
import { Empty } from '../../ui/empty.tsx';
import { GameCardShadow, GameCards } from '../../ui/game-card.tsx';
import { Page } from '../../ui/page.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import { useCopyGame } from '../shared/use-copy-game.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import { ResultCard } from './result-card.tsx';

const SHADOWS = [1, 2, 3, 4, 5, 6];

export function SearchScreen() {
  const texts = useWords('library').search;
  const query = useSearchParam('q')?.trim() ?? '';
  const [text, setText] = useFollowing(query);
  const { results, isLoading, isEmpty, searchAgain } = useSearch(query);
  const { play, loadingId } = usePlayQuiz();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [reportedId, setReportedId] = useState<string | null>(null);
  const copy = useCopyGame(setToast);

  const search = (wanted: string) => {
    if (wanted === query) searchAgain();
    else goTo(`/search?q=${encodeURIComponent(wanted)}`);
  };

  return (
    <>
      <Page title={texts.title}>
        <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
        <SearchForm wide text={text} onText={setText} onSearch={search} />
        <div role="status">
          {results.length > 0 && (
            <VisuallyHidden>{texts.results({ count: results.length })}</VisuallyHidden>
          )}
          {isEmpty && <Empty tiles="NO GAMES">{texts.empty}</Empty>}
        </div>
        <GameCards busy={isLoading}>
          {isLoading && SHADOWS.map((key) => <GameCardShadow key={key} />)}
          {results.map((result) => (
            <ResultCard
              key={result.quizId}
              result={result}
              busy={loadingId === result.quizId}
              onChoose={play}
              onCopy={copy}
              onReport={setReportedId}
            />
          ))}
        </GameCards>
        {reportedId && (
          <ReportDialog
            quizId={reportedId}
            onSent={() => {
              setReportedId(null);
              setToast({ id: 'reported', text: texts.reported });
            }}
            onClose={() => setReportedId(null)}
          />
        )}
      </Page>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}

/** State that starts over whenever `source` changes: the field follows the back button. */
function useFollowing(source: string) {
  const [followed, setFollowed] = useState(source);
  const [text, setText] = useState(source);
  if (followed !== source) {
    setFollowed(source);
    setText(source);
  }
  return [text, setText] as const;
}

/** An answer belongs to its own query, so a late one never stands under a newer search. */
function useSearch(query: string) {
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
