import type { Page } from '@playwright/test';
import { createGame, unique } from '../testing/show/api.ts';
import { finalizeTeams, nameTeams, startGame } from '../testing/show/host.ts';
import { baseLetterOf, randomFrom } from '../testing/show/random.ts';
import { closeDialog, openRoom } from '../testing/show/room.ts';
import { closeReward, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const PHRASES = ['Xylophon quartz', 'Jumpy wizard', 'Fjord vexing hawk', 'Böse Größe'];
const ALPHABET = [...'BCDFGHJKLMNPQRSTVWXYZ'];

/** Every byte that leaves the page: frames of sockets, and calls with their addresses and bodies. */
function recordLeaving(page: Page) {
  const left: string[] = [];
  page.on('websocket', (socket) => {
    left.push(socket.url());
    socket.on('framesent', ({ payload }) => left.push(String(payload)));
  });
  page.on('request', (request) => {
    left.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return left;
}

type Tile = { readonly letter: string | null };
type Sent = {
  readonly t: string;
  readonly state?: {
    readonly board: readonly (readonly Tile[])[];
    readonly position: { readonly at: number };
    readonly complete: boolean;
  };
};

/** The letters that a frame shows of the puzzle, by its number. */
function shownIn(frame: string): { readonly puzzle: number; readonly letters: string } | null {
  if (!frame.startsWith('{')) return null;
  const { state } = JSON.parse(frame) as Sent;
  if (!state?.board || state.complete) return null;
  const letters = state.board.flat().map(({ letter }) => letter ?? '');
  return { puzzle: state.position.at, letters: letters.join('') };
}

for (const seed of [1, 2, 3]) {
  test(`no hidden letter, title or quizId leaves the host over a whole random show (${seed})`, async ({
    page,
  }) => {
    const random = randomFrom(seed);
    const title = unique('Hush hush');
    const quizId = await createGame(
      page.request,
      title,
      PHRASES.map((searchedWord) => ({ category: 'Odd', searchedWord })),
    );
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: title, exact: true }).click();
    await nameTeams(page, ['Aces', 'Bees']);
    await finalizeTeams(page);
    const left = recordLeaving(page);
    await openRoom(page);
    await closeDialog(page);
    await startGame(page);
    const stage = stageOf(page);
    /** What the host has called, puzzle by puzzle; nothing else may be seen of it. */
    const called = new Map<number, Set<string>>();

    for (const [at, phrase] of PHRASES.entries()) {
      const letters = new Set<string>();
      called.set(at + 1, letters);
      // No more is taken back than was certainly done here: the puzzle before stays played.
      let done = 0;
      for (let move = 0; move < 12; move++) {
        const letter = ALPHABET[Math.floor(random() * ALPHABET.length)] ?? 'B';
        const choice = random();
        if (choice < 0.55) {
          if (!letters.has(letter)) done += 1;
          letters.add(letter);
          await page.keyboard.press(letter.toLowerCase());
        } else if (choice < 0.7) await submitPhrase(page, phrase.slice(0, 5));
        else if (choice < 0.8 && done > 0) {
          done -= 1;
          await page.keyboard.press('Control+z');
        } else if (choice < 0.9) await page.keyboard.press('Control+Shift+z');
        else {
          done += 1;
          await page.keyboard.press('1');
        }
        await page.getByRole('main').focus();
      }
      if (at === 1) {
        await stage.spin.click();
        await expect(stage.reward).toBeVisible();
        await closeReward(page);
      }
      await submitPhrase(page, phrase);
      await expect(stage.next).toBeVisible();
      await stage.next.click();
    }
    await expect(page).toHaveURL('/winner');

    const frames = left.map(shownIn).filter((shown) => shown !== null);
    expect(frames.length).toBeGreaterThan(PHRASES.length * 4);
    for (const { puzzle, letters } of frames) {
      const known = called.get(puzzle) ?? new Set();
      const leaked = [...letters].filter((letter) => !known.has(baseLetterOf(letter)));
      expect(leaked, `puzzle ${puzzle}`).toEqual([]);
    }
    const all = left.join('\n');
    expect(all).not.toContain(title);
    expect(all).not.toContain(quizId);
    expect(all).not.toMatch(/searchedWord|gametitle|quizId/i);
  });
}

test('the record itself finds a letter that slips out', async ({ page }) => {
  const left = recordLeaving(page);
  await page.goto('/about');
  await page.evaluate(() => fetch('/api/search?query=xylophon'));
  expect(left.join('\n')).toContain('xylophon');
  const frame = JSON.stringify({
    t: 'state',
    state: { board: [[{ letter: 'Q' }]], position: { at: 1 }, complete: false },
  });
  expect(shownIn(frame)).toEqual({ puzzle: 1, letters: 'Q' });
});
