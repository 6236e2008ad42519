import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { finalizeTeams, nameTeams, signIn, startGame } from '../testing/show/host.ts';
import { stageOf, submitPhrase } from '../testing/show/stage.ts';
import { textAsMarkup } from './injected/in-the-browser.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { withHostedPage } from './support/hosted-page.ts';
import type { Report } from './support/report.ts';
import { MARK, payloads } from './support/xss-payloads.ts';

const password = 'a long password';
const shortened = (text: string, length: number) => [...text].slice(0, length).join('');
const isMarked = (page: Page) =>
  page.evaluate((mark) => document.querySelectorAll(`[${mark}]`).length, MARK);

async function look(page: Page, report: Report, where: string): Promise<void> {
  const nodes = await isMarked(page);
  report.expect(nodes === 0, `${where}: ${nodes} nodes were made out of text`);
}

/** Seen to fail when the page takes text for markup (`textAsMarkup`). */
export const fault: Fault = {
  title: 'text that would be code, in every field and on every screen',
  injection: 'the page takes text for markup',

  async run({ options, report, say }) {
    const deep = roundsOf(options, 10, 2);
    await withHostedPage(
      report,
      { before: options.isInjected ? textAsMarkup : undefined },
      async (hosted) => {
        hosted.watched.allow(/status of 404/);
        const { page } = hosted;
        page.setDefaultTimeout(60_000);
        let dialogs = 0;
        page.on('dialog', (dialog) => {
          dialogs += 1;
          void dialog.dismiss();
        });

        const account = {
          username: shortened(`<img ${MARK} src=x onerror=alert(1)>`, 40),
          password,
        };
        await page.request.post('/api/Auth/register', { data: account });
        const loggedIn = await page.request.post('/api/Auth/login', { data: account });
        const { sessionToken } = (await loggedIn.json()) as { sessionToken: string };
        const headers = { authorization: `Bearer ${sessionToken}` };
        for (const payload of payloads) {
          const game = {
            gameTitle: shortened(`xss ${payload}`, 120),
            category: shortened(payload, 80),
            isPublic: true,
          };
          const entry = {
            ...game,
            searchedWord: 'Red dog',
            username: account.username,
            quizId: randomUUID(),
          };
          const answer = await page.request.post('/api/games', { data: [entry], headers });
          report.expect(answer.ok(), `plain text was answered ${answer.status()}: ${payload}`);
        }
        say(`${payloads.length} games made`);

        await signIn(page, account);
        await expect(page.getByRole('banner')).toContainText(account.username);
        await look(page, report, 'the greeting and the start screen');
        await page.getByRole('link', { name: 'My Wheels' }).click();
        const games = page.getByRole('main').getByRole('list').getByRole('button');
        await expect(page.getByTestId('library-card')).toHaveCount(payloads.length, {
          timeout: 60_000,
        });
        await look(page, report, 'My Wheels');
        for (const text of ['</textarea><base', '{{constructor', 'u003c', '"><template']) {
          await page.goto(`/search?q=${encodeURIComponent(text)}`);
          await games.first().waitFor();
          await look(page, report, `a search for ${text}`);
        }
        await page.goto(
          `/search?q=${encodeURIComponent(payloads[0] ?? '')}&q=<b ${MARK}>#<img ${MARK}>`,
        );
        await expect(page.getByLabel('Search Games')).toHaveValue(payloads[0] ?? '');
        await look(page, report, 'a search for markup');
        await page.goto(`/${encodeURIComponent(payloads[0] ?? '')}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(page, report, 'an address of markup');

        const step = Math.floor(payloads.length / deep);
        for (let nth = 0; nth < deep; nth++) {
          const payload = payloads[nth * step] ?? '';
          const title = shortened(`xss ${payload}`, 120);
          await page.goto(`/search?q=${encodeURIComponent(title)}`);
          await games.first().click();
          await expect(page).toHaveURL('/teams');
          await nameTeams(page, [payload, `${nth} ${payload}`]);
          await look(page, report, 'the teams');
          await finalizeTeams(page);
          await startGame(page);
          await stageOf(page).words.first().waitFor();
          await look(page, report, 'the game');
          await submitPhrase(page, payload);
          await submitPhrase(page, 'red dog');
          await stageOf(page).star(0).click();
          await look(page, report, 'the reward');
          await stageOf(page).next.click();
          await page.getByTestId('podium-1').waitFor();
          await look(page, report, 'the podium');
        }
        await page.goto('/build');
        for (const payload of payloads.slice(0, deep)) {
          await page.getByLabel('Game Title').fill(payload);
          await page.getByLabel('Category').fill(payload);
          await page.getByLabel('Searched Word').fill(payload);
          await look(page, report, 'the build screen');
        }
        report.expect(dialogs === 0, `${dialogs} dialogs opened`);
        report.tried(
          `${payloads.length} texts as titles and categories, as a username, as team names in ${deep} shows, ` +
            'in searches, addresses and the build form',
        );
      },
    );
  },
};
