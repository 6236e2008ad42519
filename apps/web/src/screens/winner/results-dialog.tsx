import { useState } from 'react';
import { downloadFile } from '../../lib/save-file.ts';
import type { ResultSheet } from '../../text/results.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, Printed } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import { resultsCsv } from './csv.ts';
import styles from './results-dialog.module.css';
import { resultsFile } from './results-file.ts';
import { ResultsTable } from './results-table.tsx';

type ResultsDialogProps = {
  readonly open: boolean;
  readonly sheet: ResultSheet;
  /** Makes the picture and hands it to the host; false when the host would not have it after all. */
  readonly savePicture: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** What came of saving; a file is told by its name. */
type Outcome = 'pictureSaved' | 'pictureFailed' | { readonly file: string };

export function ResultsDialog({ open, sheet, savePicture, onClose }: ResultsDialogProps) {
  const { end, close } = useWords('show');
  const { results } = end;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function saveCsv() {
    const file = resultsFile(sheet.title, 'csv');
    downloadFile(new File([resultsCsv(sheet)], file, { type: 'text/csv;charset=utf-8' }));
    setOutcome({ file });
  }

  async function savePictureAndSay() {
    setOutcome(null);
    try {
      if (await savePicture()) setOutcome('pictureSaved');
    } catch (error) {
      console.error('The picture was not made.', error);
      setOutcome('pictureFailed');
    }
  }

  return (
    <Dialog
      open={open}
      title={results.title}
      tag={<p className={styles.game}>{sheet.title}</p>}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {sheet.rows.length === 0 && <p>{results.noHistory}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must scroll by keyboard, too */}
      <section className={styles.sheet} tabIndex={0} aria-label={results.table}>
        <ResultsTable sheet={sheet} />
      </section>
      <DialogActions
        lead={
          <div className={styles.tools}>
            <Button onClick={saveCsv}>
              <Icon name="save" />
              {results.saveCsv}
            </Button>
            <Button onClick={() => window.print()}>
              <Icon name="print" />
              {results.print}
            </Button>
            <Button onClick={savePictureAndSay}>
              <Icon name="picture" />
              {results.savePicture}
            </Button>
          </div>
        }
      >
        <p role="status" className={styles.said}>
          {typeof outcome === 'string' ? results[outcome] : outcome && results.saved(outcome)}
        </p>
        <Button look="light" data-autofocus onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
      <PrintedResults sheet={sheet} />
    </Dialog>
  );
}

/** What Print prints while the dialog is open. */
const PrintedResults = ({ sheet }: { readonly sheet: ResultSheet }) => (
  <Printed>
    <h1 className={styles.title}>{sheet.title}</h1>
    <ResultsTable sheet={sheet} />
  </Printed>
);
