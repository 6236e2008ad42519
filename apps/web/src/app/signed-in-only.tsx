import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../stores/session-store.ts';

export function SignedInOnly({ screen: Screen }: { readonly screen: ComponentType }) {
  const user = useSession((session) => session.user);
  return user ? <Screen /> : <Navigate to="/login" replace />;
}
