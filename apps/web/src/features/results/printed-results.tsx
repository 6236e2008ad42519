import { createPortal } from 'react-dom';
import type { ResultSheet } from '../../words/result-sheet.ts';
import styles from './printed-results.module.css';
import { ResultsTable } from './results-table.tsx';

/** What Print prints while the dialog is open. It lies behind the page: a dialog would be cut at the first sheet. */
export function PrintedResults({ sheet }: { readonly sheet: ResultSheet }) {
  return createPortal(
    <section className={styles.printed}>
      <h1>{sheet.title}</h1>
      <ResultsTable sheet={sheet} />
    </section>,
    document.body,
  );
}
