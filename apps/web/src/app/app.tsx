import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
