import type { Account, ChangePassword, LoggedIn } from '@wheel/contract';
import { deviceTokens } from '../device-tokens.ts';
import { refusalIn, respond, send } from './send.ts';

export const accountApi = {
  account: (signal?: AbortSignal) => send<Account>('GET', '/account', { signal }),

  /** Ends every session, this one too: the answer is a new one. */
  changePassword: (body: ChangePassword) =>
    send<LoggedIn>('PUT', '/Auth/password', {
      body,
      onHeaders: deviceTokens.keep,
      // A second one would come with a session that the first has ended.
      isRepeatable: false,
    }),

  deleteAccount: (password: string) =>
    send<null>('POST', '/Auth/delete-account', { body: { password } }),

  /** Everything the server keeps of this account, as one file. */
  async export(): Promise<Blob> {
    const response = await respond('GET', '/account/export', { isLong: true });
    if (!response.ok) throw await refusalIn(response);
    return response.blob();
  },
};
