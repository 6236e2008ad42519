import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export type Entry = {
  readonly category: string;
  readonly searchedWord: string;
  readonly language?: string;
};
export type Account = {
  readonly username: string;
  readonly password: string;
  readonly token: string;
};

/** A title or name nobody has used: tests share their worker's server. */
export const unique = (start: string) => `${start} ${randomUUID().slice(0, 8)}`;

export async function createGame(
  request: APIRequestContext,
  gameTitle: string,
  entries: readonly Entry[],
  owner?: Account,
): Promise<string> {
  const quizId = randomUUID();
  const username = owner?.username ?? 'Guest';
  const response = await request.post('/api/games', {
    data: entries.map((entry) => ({ ...entry, gameTitle, username, isPublic: true, quizId })),
    headers: owner ? { authorization: `Bearer ${owner.token}` } : {},
  });
  expect(response.status()).toBe(201);
  return quizId;
}

export async function createAccount(request: APIRequestContext): Promise<Account> {
  const credentials = { username: unique('Host').replace(' ', '-'), password: 'a long password' };
  const registered = await request.post('/api/Auth/register', { data: credentials });
  expect(registered.status()).toBe(201);
  const loggedIn = await request.post('/api/Auth/login', { data: credentials });
  const { sessionToken } = (await loggedIn.json()) as { sessionToken: string };
  return { ...credentials, token: sessionToken };
}
