import { type Static, Type } from 'typebox';
import { anyText, boundedText, userNameText } from './bounded-text.ts';
import { LIMITS } from './limits.ts';

const userName = userNameText();

export const Account = Type.Object(
  {
    userName,
    createdAt: Type.Integer({ description: 'In ms since 1970' }),
    games: Type.Integer({ description: 'How many there are, without the trash' }),
    isReviewer: Type.Boolean(),
  },
  { title: 'Account' },
);
export type Account = Static<typeof Account>;

export const ChangePassword = Type.Object(
  {
    password: anyText({ description: 'The present one' }),
    newPassword: boundedText(LIMITS.passwordMax, {
      description: `${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters`,
    }),
  },
  { title: 'ChangePassword' },
);
export type ChangePassword = Static<typeof ChangePassword>;

export const DeleteAccount = Type.Object({ password: anyText() }, { title: 'DeleteAccount' });
export type DeleteAccount = Static<typeof DeleteAccount>;

export const Credentials = Type.Object(
  { username: userName, password: boundedText(LIMITS.passwordMax) },
  { title: 'Credentials' },
);
export type Credentials = Static<typeof Credentials>;

/** Only presence and type are checked here: a login with a short or long password is simply wrong. */
export const LogIn = Type.Object({ username: anyText(), password: anyText() }, { title: 'LogIn' });
export type LogIn = Static<typeof LogIn>;

export const Registered = Type.Object({ userName }, { title: 'Registered' });
export type Registered = Static<typeof Registered>;

export const LoggedIn = Type.Object({ userName, sessionToken: anyText() }, { title: 'LoggedIn' });
export type LoggedIn = Static<typeof LoggedIn>;
