import { BrowserRouter } from 'react-router';
import { FetchShowScreens } from '../screens/shared/show-screens.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { warmShow } from './route-table.ts';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <FetchShowScreens value={warmShow}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </FetchShowScreens>
    </ErrorBoundary>
  );
}
