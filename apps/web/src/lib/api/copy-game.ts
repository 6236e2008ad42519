import { newUuid } from '../uuid.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { libraryApi } from './library-api.ts';

/** Copies a game into the library of whoever is signed in, once, even when the first answer is lost on its way. */
export async function copyGame(quizId: string): Promise<string> {
  const copyId = newUuid();
  try {
    await libraryApi.copy(quizId, copyId);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await libraryApi.copy(quizId, copyId).catch((second: unknown) => {
      const isThere = second instanceof ApiError && second.code === 'ALREADY_EXISTS';
      if (!isThere) throw second;
    });
  }
  return copyId;
}
