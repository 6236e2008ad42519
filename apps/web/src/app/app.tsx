import type { ComponentType, ReactNode } from 'react';
import { FetchShowScreens } from '../screens/shared/show-screens.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { warmShow } from './route-table.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ router: Router }: AppProps) {
  return (
    <ErrorBoundary>
      <FetchShowScreens value={warmShow}>
        <Router>
          <AppRoutes />
        </Router>
      </FetchShowScreens>
    </ErrorBoundary>
  );
}
