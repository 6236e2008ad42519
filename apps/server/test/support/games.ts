import { randomUUID } from 'node:crypto';
import type { NewGame } from '../../src/storage/games.ts';

export const GUEST_BUILDER = { tokenHash: null } as const;

export const gameWith = (details: Partial<NewGame> = {}): NewGame => ({
  quizId: randomUUID(),
  title: 'Friday Quiz',
  owner: 'Guest',
  visibility: 'public',
  entries: [{ category: 'Word', searchedWord: 'Lucky spin' }],
  ...details,
});
