import { randomUUID } from 'node:crypto';
import type { GameEntry } from '@wheel/contract';

export const newQuizId = (): string => randomUUID();

export const entryWith = (part: Partial<GameEntry> = {}): GameEntry => ({
  gameTitle: 'Animals',
  category: 'Pets',
  searchedWord: 'Red dog',
  username: 'Guest',
  isPublic: true,
  quizId: newQuizId(),
  ...part,
});

/** Entries of one game, one for each word. */
export function gameOf(words: readonly string[], part: Partial<GameEntry> = {}): GameEntry[] {
  const shared = entryWith(part);
  return words.map((searchedWord) => ({ ...shared, searchedWord }));
}
