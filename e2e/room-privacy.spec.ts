import type { Page } from '@playwright/test';
import { playerOf } from '../testing/rooms/room-client.ts';
import { createGame, unique } from '../testing/show/api.ts';
import { finalizeTeams, nameTeams, startGame } from '../testing/show/host.ts';
import { leaksIn } from '../testing/show/leaks.ts';
import { baseLetterOf, randomFrom } from '../testing/show/random.ts';
import { closeDialog, openRoom, roomDialog } from '../testing/show/room.ts';
import {
  boardText,
  closeReward,
  expectBoard,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
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

type Secrets = { readonly title: string; readonly quizId: string };

function expectPrivate(
  left: readonly string[],
  phrases: readonly string[],
  known: ReadonlyMap<number, ReadonlySet<string>>,
  { title, quizId }: Secrets,
): void {
  expect(leaksIn(left, phrases, (puzzle) => known.get(puzzle) ?? new Set())).toEqual([]);
  const all = left.join('\n');
  expect(all).not.toContain(title);
  expect(all).not.toContain(quizId);
  expect(all).not.toMatch(/searchedWord|gametitle|quizId/i);
}

const statesIn = (left: readonly string[]) => left.filter((one) => one.startsWith('{"t":"state"'));

for (const seed of [1, 2, 3]) {
  test(`no hidden letter, title or quizId leaves the host over a whole random show (${seed})`, {
    tag: seed === 1 ? '@smoke' : [],
  }, async ({ page }) => {
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

    expect(statesIn(left).length).toBeGreaterThan(PHRASES.length * 4);
    expectPrivate(left, PHRASES, called, { title, quizId });
  });
}

/** Whatever stands on the host's own board is no secret any more. */
async function openLetters(page: Page, more: readonly string[] = []): Promise<Set<string>> {
  const shown = baseLetterOf(await boardText(page)).replace(/[^\p{L}]/gu, '');
  return new Set([...shown, ...more]);
}

test('nor over a Classic show with a toss-up, clocks, letters from phones and a bonus round', async ({
  page,
  server,
}) => {
  const phrases = ['Xylophon quartz', 'Jumpy wizard', 'Fjord vexing'];
  const title = unique('Hush hush');
  const entries = phrases.map((searchedWord) => ({ category: 'Odd', searchedWord }));
  const quizId = await createGame(page.request, title, entries);
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await nameTeams(page, ['Aces', 'Bees']);
  await finalizeTeams(page);
  await page.getByRole('radio', { name: 'Classic' }).check({ force: true });
  await page.getByRole('button', { name: /^Running order/ }).click();
  await page.getByLabel('Kind of puzzle 1').selectOption('tossUp');
  await page.getByLabel('Kind of puzzle 3').selectOption('bonus');
  await page.getByRole('button', { name: /^Done/ }).click();
  const left = recordLeaving(page);
  const code = await openRoom(page);
  for (const name of ['Letters by phone', 'Phrases by phone', 'Board on phones'])
    await roomDialog(page).getByRole('checkbox', { name }).click();
  await closeDialog(page);
  const phones = [
    await playerOf(server.origin, code, 'Mia', { team: 0 }),
    await playerOf(server.origin, code, 'Ben', { team: 1 }),
  ];
  const buzz = async (team: number) => {
    const phone = phones[team];
    const { round } = (await phone?.next(
      ({ t, open }) => t === 'buzz' && open === true,
      phone.told.findLastIndex(({ t }) => t === 'buzz'),
    )) ?? { round: 0 };
    phone?.say({ t: 'buzz', round, ago: 0 });
  };
  await startGame(page);
  const stage = stageOf(page);
  const known = new Map<number, ReadonlySet<string>>();

  await page.getByRole('button', { name: 'Start toss-up' }).click();
  await expect.poll(async () => (await openLetters(page)).size).toBeGreaterThan(1);
  await buzz(0);
  await expect(stage.team(0)).toContainText('Buzzed');
  await page.getByRole('button', { name: 'Wrong', exact: true }).click();
  await expect(stage.team(0)).toContainText('Locked out');
  await buzz(1);
  await expect(stage.team(1)).toContainText('Buzzed');
  known.set(1, await openLetters(page));
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  await expect(stage.next).toBeVisible();
  await stage.next.click();

  await page.getByLabel('Value', { exact: true }).fill('600');
  await page.keyboard.press('Enter');
  phones[1]?.say({ t: 'ask', kind: 'letter', value: 'J' });
  await expectBoard(page, 'J.... ......');
  phones[1]?.say({ t: 'ask', kind: 'phrase', value: 'jumpy blizzard' });
  await expect(stage.team(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Control+z');
  await expect(stage.team(1)).toHaveAttribute('aria-current', 'true');
  known.set(2, await openLetters(page));
  await submitPhrase(page, 'Jumpy wizard');
  await expect(stage.next).toBeVisible();
  await stage.next.click();

  for (const letter of ['q', 'z', 'h', 'o']) await page.keyboard.press(letter);
  await page.keyboard.press('Space');
  await expect(page.getByTestId('clock-turn')).toBeVisible();
  known.set(3, await openLetters(page, ['Q', 'Z', 'H', 'O']));
  await page.keyboard.press('ArrowUp');
  await expectBoard(page, 'FJORD VEXING');
  await Promise.all(phones.map((phone) => phone.leave()));

  expect(statesIn(left).length).toBeGreaterThan(15);
  expectPrivate(left, phrases, known, { title, quizId });
});

test('the record itself finds what slips out of the page', async ({ page }) => {
  const left = recordLeaving(page);
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (frame) {
      const message = JSON.parse(String(frame));
      if (message.t === 'state') message.events.push({ type: 'correct', letter: 'G' });
      send.call(this, JSON.stringify(message));
    };
  });
  await hostShow(page);
  await openRoom(page);
  await closeDialog(page);
  await stageOf(page).key('R').click();
  await expectBoard(page, 'R.. ...');
  const known = () => new Set(['R']);
  await expect
    .poll(() => leaksIn(left, ['Red dog', 'Summer rain'], known))
    .toContainEqual(expect.stringContaining('.letter: G'));
  await page.evaluate(() => fetch('/api/search?query=summer'));
  expect(leaksIn(left, ['Red dog', 'Summer rain'], known)).toContain('SUMMER');
});
