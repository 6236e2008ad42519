import { DEFAULT_LANGUAGE } from '@wheel/alphabet';
import type { Entry, Language, Visibility } from '@wheel/contract';
import { useRef } from 'react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { isThere } from '../../lib/api/status.ts';
import { newUuid } from '../../lib/uuid.ts';

type NewGame = {
  readonly gameTitle: string;
  readonly username: string;
  /** Public where nothing is said. */
  readonly visibility?: Visibility | undefined;
  /** English where nothing is said. */
  readonly language?: Language | undefined;
  readonly entries: readonly Entry[];
};

/** Creates games. One whose answer was lost is tried again under the same id, so that there is never a second one. */
export function useCreateGame() {
  const tried = useRef(new Map<string, string>());

  return async ({
    gameTitle,
    username,
    visibility,
    language,
    entries,
  }: NewGame): Promise<string> => {
    const content = JSON.stringify([username, gameTitle, visibility, language, entries]);
    const quizId = tried.current.get(content) ?? newUuid();
    tried.current.set(content, quizId);
    const isPublic = (visibility ?? 'public') === 'public';
    const isEnglish = language === DEFAULT_LANGUAGE;
    const said = { ...(visibility && { visibility }), ...(language && !isEnglish && { language }) };
    const game = { gameTitle, username, isPublic, ...said, quizId };
    try {
      await libraryApi.create(
        entries.map(({ category, searchedWord }) => ({ category, searchedWord, ...game })),
      );
    } catch (error) {
      if (!isThere(error)) throw error;
    }
    tried.current.delete(content);
    return quizId;
  };
}
