import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/words.ts';
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
    return this.state.failed ? <Fault error={this.state.error} /> : this.props.children;
  }
}

function Fault({ error }: { readonly error: unknown }) {
  const { fault, home } = useWords('start');
  return (
    <main className={styles.page} role="alert">
      <h1 className={styles.title}>{fault.title}</h1>
      <p>{fault.text}</p>
      <p className={styles.detail}>{describe(error)}</p>
      <div className={styles.actions}>
        <Button look="primary" large onClick={() => window.location.reload()}>
          {fault.reload}
        </Button>
        <a href="/">{home}</a>
      </div>
    </main>
  );
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
