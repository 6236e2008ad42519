import { Route, Routes } from 'react-router';
import { BareFrame, Frame } from './frame.tsx';
import { NotFound, ROUTES } from './route-table.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** The header belongs to the paths inside `Frame` and to no other. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {ROUTES.map(({ path, Screen, isSignedInOnly }) => {
          const screen = isSignedInOnly ? <SignedInOnly>{<Screen />}</SignedInOnly> : <Screen />;
          return <Route key={path} caseSensitive path={path} element={screen} />;
        })}
      </Route>
      <Route element={<BareFrame />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
