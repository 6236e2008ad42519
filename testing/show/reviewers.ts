import { execFileSync } from 'node:child_process';
import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { scratchFolder } from '../system/own.ts';
import type { TestServer } from '../system/server.ts';
import { createAccount } from './api.ts';

const reviewer = { username: 'anna', password: 'a long password' };

/** A server with one reviewer, whose account an operator made, and a page that opens its screens. */
export async function openReviewersServer(
  page: Page,
  openTestServer: (settings: Readonly<Record<string, string>>) => Promise<TestServer>,
) {
  const dataDir = scratchFolder('reviewers');
  const server = await openTestServer({ DATA_DIR: dataDir, REVIEWERS: reviewer.username });
  execFileSync(
    process.execPath,
    [fromRoot('apps/server/dist/account.js'), 'create', reviewer.username],
    {
      input: `${reviewer.password}\n`,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  const request = await requests.newContext({ baseURL: server.origin });
  return {
    request,
    open: (path: string) => openSignedIn(page, server.origin, reviewer, path),
    openAsHost: async (path: string) =>
      openSignedIn(page, server.origin, await createAccount(request), path),
    openAsGuest: (path: string) => page.goto(server.origin + path),
  };
}

async function openSignedIn(
  page: Page,
  origin: string,
  account: { readonly username: string; readonly password: string },
  path: string,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My Wheels' })).toBeVisible();
  await page.goto(origin + path);
}

/** One reporter has one report of a game, so each gets an account of their own. */
export async function report(
  request: APIRequestContext,
  quizId: string,
  reason: string,
  note: string,
): Promise<void> {
  const { token } = await createAccount(request);
  const response = await request.post(`/api/library/games/${quizId}/reports`, {
    data: { reason, note },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(202);
}
