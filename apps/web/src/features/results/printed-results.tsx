import { Printed } from '../../components/printed/printed.tsx';
import type { ResultSheet } from '../../words/result-sheet.ts';
import styles from './printed-results.module.css';
import { ResultsTable } from './results-table.tsx';

/** What Print prints while the dialog is open. */
export const PrintedResults = ({ sheet }: { readonly sheet: ResultSheet }) => (
  <Printed>
    <h1 className={styles.title}>{sheet.title}</h1>
    <ResultsTable sheet={sheet} />
  </Printed>
);
