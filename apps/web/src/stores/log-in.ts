import type { Credentials, LoggedIn, Registered } from '@wheel/contract';
import { LOGIN_PATH, send } from '../lib/api/send.ts';
import { deviceTokens } from '../lib/device-tokens.ts';
import { takeDraftAlong } from '../lib/storage/drafts.ts';
import { storeUser } from '../lib/stored-user.ts';
import { useSession } from './session-store.ts';

/** Signs a user in for as long as this browser session lasts. It loads with the screens that need it. */
export async function logIn(credentials: Credentials): Promise<void> {
  const session = await send<LoggedIn>('POST', LOGIN_PATH, {
    body: credentials,
    headers: deviceTokens.headers(),
    onHeaders: deviceTokens.keep,
  });
  await takeDraftAlong(session.userName);
  beginSession(session);
}

/** Takes the place of the session before, which the server has ended. */
export function beginSession({ userName, sessionToken }: LoggedIn): void {
  const user = { username: userName, token: sessionToken };
  storeUser(user);
  useSession.setState({ user });
}

export const register = (credentials: Credentials): Promise<Registered> =>
  send<Registered>('POST', '/Auth/register', { body: credentials });
