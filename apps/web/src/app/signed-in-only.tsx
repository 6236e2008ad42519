import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../stores/session-store.ts';

export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const user = useSession((session) => session.user);
  return user ? children : <Navigate to="/login" replace />;
}
