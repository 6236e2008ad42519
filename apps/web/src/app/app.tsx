import { StrictMode } from 'react';
import { FetchShowScreens } from '../screens/shared/show-screens.ts';
import { LoadRoom } from '../stores/room/room-context.ts';
import { LoadShow } from '../stores/show/show-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { loadRoom } from './load-room.ts';
import { loadShow } from './load-show.ts';
import { warmShow } from './route-table.ts';

/** The whole page, inside a browser and while it is built. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <FetchShowScreens value={warmShow}>
          <LoadShow value={loadShow}>
            <LoadRoom value={loadRoom}>
              <Frame />
            </LoadRoom>
          </LoadShow>
        </FetchShowScreens>
      </ErrorBoundary>
    </StrictMode>
  );
}
