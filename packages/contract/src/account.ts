import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';

export const Account = Type.Object(
  {
    userName: Type.String(),
    createdAt: Type.Integer({ description: 'In ms since 1970' }),
    games: Type.Integer({ description: 'How many there are, without the trash' }),
    isReviewer: Type.Boolean(),
  },
  { title: 'Account' },
);
export type Account = Static<typeof Account>;

export const ChangePassword = Type.Object(
  {
    password: Type.String({ description: 'The present one' }),
    newPassword: Type.String({
      description: `${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters`,
    }),
  },
  { title: 'ChangePassword' },
);
export type ChangePassword = Static<typeof ChangePassword>;

export const DeleteAccount = Type.Object({ password: Type.String() }, { title: 'DeleteAccount' });
export type DeleteAccount = Static<typeof DeleteAccount>;
