import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './error-boundary.module.css';

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/** The last net: what nobody foresaw is logged in full and said plainly, never a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('The page stopped.', error, componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page} role="alert">
        <h1 className={styles.title}>The lights went out</h1>
        <p>
          This page ran into a fault and stopped. Your show and your drafts are kept in this
          browser; reloading brings them back.
        </p>
        <p className={styles.detail}>{describe(this.state.error)}</p>
        <div className={styles.actions}>
          <Button look="primary" large onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <a href="/">Return to Home</a>
        </div>
      </main>
    );
  }
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
