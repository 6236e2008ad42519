import { type ReactNode, StrictMode } from 'react';
import { FetchShowScreens } from '../screens/shared/show-screens.ts';
import { LoadShow } from '../stores/show/show-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadShow } from './load-show.ts';
import { warmShow } from './route-table.ts';

/** What the whole page needs, inside a browser and while it is built; the router inside differs between the two. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <FetchShowScreens value={warmShow}>
          <LoadShow value={loadShow}>{children}</LoadShow>
        </FetchShowScreens>
      </ErrorBoundary>
    </StrictMode>
  );
}
