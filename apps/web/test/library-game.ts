import type { LibraryGame } from '@wheel/contract';

/** A game of a library, "Owls" unless given otherwise. */
export const libraryGame = (told: Partial<LibraryGame> = {}): LibraryGame => ({
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  visibility: 'public',
  language: 'en',
  puzzleCount: 1,
  plays: 0,
  createdAt: 0,
  updatedAt: 0,
  deletedAt: null,
  hidden: false,
  revision: 4,
  ...told,
});
