import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed.module.css';

/** What is printed in place of the page. It lies behind the page: a dialog would be cut at the first sheet of paper. */
export const Printed = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={styles.printed}>{children}</div>, document.body);
