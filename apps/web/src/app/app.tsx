import type { ComponentType, ReactNode } from 'react';
import { FetchShowScreens } from '../screens/shared/show-screens.ts';
import { LoadShow } from '../stores/show/show-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadShow } from './load-show.ts';
import { warmShow } from './route-table.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ router: Router }: AppProps) {
  return (
    <ErrorBoundary>
      <FetchShowScreens value={warmShow}>
        <LoadShow value={loadShow}>
          <Router>
            <AppRoutes />
          </Router>
        </LoadShow>
      </FetchShowScreens>
    </ErrorBoundary>
  );
}
