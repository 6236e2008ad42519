import type {
  GameCopied,
  GameEdit,
  GamePatch,
  LibraryGames,
  ReportGame,
  Revised,
  WholeGame,
} from '@wheel/contract';
import { send } from './send.ts';

const at = (quizId: string) => `/library/games/${encodeURIComponent(quizId)}`;

/** The calls of a host's library and of a game behind a link. `revision` is the one that the host has seen. */
export const libraryApi = {
  games: (signal?: AbortSignal) => send<LibraryGames>('GET', '/library/games?trash=0', { signal }),

  trash: (signal?: AbortSignal) => send<LibraryGames>('GET', '/library/games?trash=1', { signal }),

  game: (quizId: string, signal?: AbortSignal) => send<WholeGame>('GET', at(quizId), { signal }),

  save: (quizId: string, revision: number, body: GameEdit) =>
    send<Revised>('PUT', at(quizId), { revision, body }),

  patch: (quizId: string, revision: number, body: GamePatch) =>
    send<Revised>('PATCH', at(quizId), { revision, body }),

  remove: (quizId: string, revision: number) => send<null>('DELETE', at(quizId), { revision }),

  restore: (quizId: string) => send<Revised>('POST', `${at(quizId)}/restore`),

  purge: (quizId: string) => send<null>('DELETE', `/library/trash/${encodeURIComponent(quizId)}`),

  copy: (quizId: string, copyId: string) =>
    send<GameCopied>('POST', `${at(quizId)}/copies`, { body: { quizId: copyId } }),

  report: (quizId: string, body: ReportGame) =>
    send<null>('POST', `${at(quizId)}/reports`, { body }),
};
