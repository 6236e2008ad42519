import { GUEST } from '@wheel/contract';
import { useRef } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/uuid.ts';
import type { Draft } from './draft.ts';
import { NO_REFUSALS, refusalsIn } from './refusals.ts';
import { useRefusals } from './use-refusals.ts';

const CONFLICT = 409;

interface Attempt {
  readonly content: string;
  readonly quizId: string;
}

/** Sends a draft once, however often the button is pressed. Failures go to the console only. */
export function useCreateGame(onCreated: (quizId: string) => void) {
  const { refusals, refuse, accept } = useRefusals();
  const isSending = useRef(false);
  const failed = useRef<Attempt | null>(null);

  const create = async (draft: Draft, username: string = GUEST) => {
    const { title, visibility, entries } = draft;
    if (isSending.current || title.trim() === '' || entries.length === 0) return;
    isSending.current = true;
    refuse(NO_REFUSALS);
    const content = JSON.stringify([title, visibility, username, entries]);
    const isRepeat = failed.current?.content === content;
    const quizId = (isRepeat && failed.current?.quizId) || newUuid();
    try {
      await api.createGame(
        entries.map(({ category, searchedWord }) => ({
          gameTitle: title,
          category,
          searchedWord,
          username,
          isPublic: visibility === 'public',
          ...(visibility !== 'public' && { visibility }),
          quizId,
        })),
      );
    } catch (error) {
      // The answer to the first try was lost on its way; the game is there.
      const isThere = isRepeat && error instanceof ApiError && error.status === CONFLICT;
      if (!isThere) {
        console.error('The game was not created.', error);
        failed.current = { content, quizId };
        refuse(refusalsIn(error, entries));
        return;
      }
    } finally {
      isSending.current = false;
    }
    failed.current = null;
    onCreated(quizId);
  };

  return { create, refusals, accept };
}
