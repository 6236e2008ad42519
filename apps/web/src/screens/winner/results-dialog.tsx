import { useState } from 'react';
import { downloadFile, fileName } from '../../lib/save-file.ts';
import type { ResultSheet } from '../../text/results.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, Printed } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { resultsCsv } from './csv.ts';
import styles from './results-dialog.module.css';
import { ResultsTable } from './results-table.tsx';

type ResultsDialogProps = {
  readonly open: boolean;
  readonly sheet: ResultSheet;
  /** Makes the picture and hands it to the host; false when the host would not have it after all. */
  readonly savePicture: () => Promise<boolean>;
  readonly onClose: () => void;
};

export function ResultsDialog({ open, sheet, savePicture, onClose }: ResultsDialogProps) {
  const [said, setSaid] = useState('');

  function saveCsv() {
    const name = fileName(sheet.title, 'results.csv');
    downloadFile(new File([resultsCsv(sheet)], name, { type: 'text/csv;charset=utf-8' }));
    setSaid(`Saved: ${name}`);
  }

  async function savePictureAndSay() {
    setSaid('');
    try {
      if (await savePicture()) setSaid('The picture is saved.');
    } catch (error) {
      console.error('The picture was not made.', error);
      setSaid('The picture could not be made.');
    }
  }

  return (
    <Dialog
      open={open}
      title="Results"
      tag={<p className={styles.game}>{sheet.title}</p>}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {sheet.rows.length === 0 && <p>How the scores came about is not known any more.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must scroll by keyboard, too */}
      <section className={styles.sheet} tabIndex={0} aria-label="Points by puzzle and team">
        <ResultsTable sheet={sheet} />
      </section>
      <DialogActions
        lead={
          <div className={styles.tools}>
            <Button onClick={saveCsv}>
              <Icon name="save" />
              Save as CSV
            </Button>
            <Button onClick={() => window.print()}>
              <Icon name="print" />
              Print
            </Button>
            <Button onClick={savePictureAndSay}>
              <Icon name="picture" />
              Save picture
            </Button>
          </div>
        }
      >
        <p role="status" className={styles.said}>
          {said}
        </p>
        <Button look="light" data-autofocus onClick={onClose}>
          Close
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
