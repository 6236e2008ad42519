import { type ComponentType, useEffect } from 'react';
import { goTo } from '../lib/address.ts';
import { useSession } from '../stores/session-store.ts';

export function SignedInOnly({ screen: Screen }: { readonly screen: ComponentType }) {
  const isSignedIn = useSession((session) => session.user !== null);
  useEffect(() => {
    if (!isSignedIn) goTo('/login', { replace: true });
  }, [isSignedIn]);
  return isSignedIn && <Screen />;
}
