import { randomUUID } from 'node:crypto';
import type { GameEntry, Puzzle } from '@wheel/contract';
import { type Client, patiently } from './client.ts';

export type SentGame = { readonly quizId: string; readonly entries: readonly GameEntry[] };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number as a word that a board can show. */
export function asWord(number: number): string {
  const digits = number.toString(26).padStart(6, '0');
  return [...digits].map((digit) => letters[Number.parseInt(digit, 26)]).join('');
}

let made = 0;

/** A game unlike any other of this run, whose entries belong together visibly. */
export function makeGame({
  entries = 3,
  title = 'Made under fault',
  username = 'Guest',
} = {}): SentGame {
  const nth = made++;
  const quizId = randomUUID();
  return {
    quizId,
    entries: Array.from({ length: entries }, (_, at) => ({
      gameTitle: `${title} ${nth}`,
      category: `Entry ${at + 1} of ${entries}`,
      searchedWord: `${asWord(nth)} ${asWord(at)}`,
      username,
      isPublic: true,
      quizId,
    })),
  };
}

export const postGame = (client: Client, game: SentGame, headers = {}) =>
  client.call('/api/games', { body: game.entries, headers });

export type Kept = 'whole' | 'absent' | 'half' | 'changed';

/** What the server has of a game that was sent to it. */
export async function keptOf(client: Client, game: SentGame): Promise<Kept> {
  const answer = await patiently(client, `/api/quiz/${game.quizId}`);
  if (answer.status === 404) return 'absent';
  if (answer.status !== 200) throw new Error(`A quiz answered ${answer.status}: ${answer.body}`);
  const puzzles: readonly Puzzle[] = JSON.parse(answer.body);
  if (puzzles.length !== game.entries.length) return 'half';
  const stored = puzzles.toReversed();
  const isSame = game.entries.every(
    ({ gameTitle, category, searchedWord }, at) =>
      stored[at]?.gametitle === gameTitle &&
      stored[at]?.category === category &&
      stored[at]?.searchedWord === searchedWord,
  );
  return isSame ? 'whole' : 'changed';
}
