import type { Account, ChangePassword } from '@wheel/contract';
import { refusalIn, respond, send } from './send.ts';

export const accountApi = {
  account: (signal?: AbortSignal) => send<Account>('GET', '/account', { signal }),

  changePassword: (body: ChangePassword) => send<null>('PUT', '/Auth/password', { body }),

  deleteAccount: (password: string) =>
    send<null>('POST', '/Auth/delete-account', { body: { password } }),

  /** Everything the server keeps of this account, as one file. */
  async export(): Promise<Blob> {
    const response = await respond('GET', '/account/export', { isLong: true });
    if (!response.ok) throw await refusalIn(response);
    return response.blob();
  },
};
