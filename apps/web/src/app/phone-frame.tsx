import { type ReactNode, StrictMode } from 'react';
import { Backdrop } from '../ui/backdrop.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './frame.module.css';

/** What surrounds the pages of a phone, inside a browser and while they are built. */
export const PhoneFrame = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <ErrorBoundary>
      <div className={styles.frame} data-bar="none">
        <Backdrop mood="calm" />
        {children}
      </div>
    </ErrorBoundary>
  </StrictMode>
);
