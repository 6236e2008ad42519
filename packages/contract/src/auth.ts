import { type Static, Type } from 'typebox';

/**
 * Only presence and type are checked here. The length rules belong to register alone, because a
 * login with a short password is simply wrong.
 */
export const Credentials = Type.Object(
  { username: Type.String(), password: Type.String() },
  { title: 'Credentials' },
);
export type Credentials = Static<typeof Credentials>;

export const Registered = Type.Object({ userName: Type.String() }, { title: 'Registered' });
export type Registered = Static<typeof Registered>;

export const LoggedIn = Type.Object(
  { userName: Type.String(), sessionToken: Type.String() },
  { title: 'LoggedIn' },
);
export type LoggedIn = Static<typeof LoggedIn>;
