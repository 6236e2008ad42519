import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { Visibility } from './visibility.ts';

/** One entry of a game as the build screen sends it; all entries of one call belong to one game. */
export const GameEntry = Type.Object(
  {
    gameTitle: Type.String({ description: `1 to ${LIMITS.titleMax} characters after trimming` }),
    category: Type.String({ description: `1 to ${LIMITS.categoryMax} characters after trimming` }),
    searchedWord: Type.String({
      description: `1 to ${LIMITS.searchedWordMax} letters A–Z, ä ö ü, ß and spaces`,
    }),
    username: Type.String({ description: 'The signed-in user, or Guest without a token' }),
    isPublic: Type.Boolean(),
    /** Wins over isPublic; a guest has no choice. */
    visibility: Type.Optional(Visibility),
    quizId: Type.String({ description: 'A version-4 UUID made by the client' }),
  },
  { title: 'GameEntry' },
);
export type GameEntry = Static<typeof GameEntry>;

export const GameEntries = Type.Array(GameEntry, {
  title: 'GameEntries',
  minItems: 1,
  maxItems: LIMITS.entriesMax,
});
export type GameEntries = Static<typeof GameEntries>;

export const CreateGame = Type.Union([GameEntries, GameEntry], { title: 'CreateGame' });
export type CreateGame = Static<typeof CreateGame>;

export const GameCreated = Type.Object({ quizId: Type.String() }, { title: 'GameCreated' });
export type GameCreated = Static<typeof GameCreated>;

/** A game in its owner's list. */
export const GameSummary = Type.Object(
  { gameTitle: Type.String(), quizId: Type.String() },
  { title: 'GameSummary' },
);
export type GameSummary = Static<typeof GameSummary>;

export const GameList = Type.Array(GameSummary, { title: 'GameList' });
export type GameList = Static<typeof GameList>;

export const UserParams = Type.Object({ username: Type.String() });

export const GamesParams = Type.Object({ id: Type.String({ description: 'A username' }) });
