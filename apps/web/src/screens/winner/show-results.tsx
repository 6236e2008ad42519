import { resultsOf, SAMPLE_PUZZLES } from '@wheel/game';
import { useMemo } from 'react';
import { drawPicture } from '../../features/results/picture/picture.ts';
import { ResultsDialog } from '../../features/results/results-dialog.tsx';
import { fileName, shareFile } from '../../lib/save-file.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { resultSheet } from '../../words/result-sheet.ts';

type ShowResultsProps = { readonly open: boolean; readonly onClose: () => void };

/** Only the window that hosts knows how the scores came about. */
export function ShowResults({ open, onClose }: ShowResultsProps) {
  const trail = useShow((store) => store.trail);
  const sheet = useMemo(() => {
    if (!trail) return null;
    const [first = SAMPLE_PUZZLES[0]] = trail.run.show.puzzles;
    return resultSheet(first?.gametitle ?? '', resultsOf(trail));
  }, [trail]);
  if (!trail || !sheet) return null;

  async function savePicture(): Promise<boolean> {
    if (!trail || !sheet) return false;
    const picture = await drawPicture(sheet, trail.run.show.wheelSegments);
    const name = fileName(sheet.title, 'results.png');
    return shareFile(new File([picture], name, { type: picture.type }));
  }

  return <ResultsDialog open={open} sheet={sheet} savePicture={savePicture} onClose={onClose} />;
}
