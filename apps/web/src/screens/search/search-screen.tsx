import { useState } from 'react';
import { Empty } from '../../components/empty/empty.tsx';
import { GameCardShadow, GameCards } from '../../components/game-card/game-card.tsx';
import { Page } from '../../components/page/page.tsx';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { ResultCard } from '../../features/game-search/result-card.tsx';
import { SearchForm } from '../../features/game-search/search-form.tsx';
import { useSearch } from '../../features/game-search/use-search.ts';
import { ReportDialog } from '../../features/report/report-dialog.tsx';
import { goTo, useSearchParam } from '../../lib/address.ts';
import { useCopyGame } from '../shared/use-copy-game.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';

const SHADOWS = [1, 2, 3, 4, 5, 6];

export function SearchScreen() {
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
      <Page title="Search">
        <VisuallyHidden as="h1">Search</VisuallyHidden>
        <SearchForm wide text={text} onText={setText} onSearch={search} />
        <div role="status">
          {results.length > 0 && <VisuallyHidden>Results: {results.length}</VisuallyHidden>}
          {isEmpty && <Empty tiles="NO GAMES">No games found.</Empty>}
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
              setToast({ id: 'reported', text: 'Thank you. The report is sent.' });
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
