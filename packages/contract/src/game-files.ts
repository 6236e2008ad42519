import { type Static, Type } from 'typebox';
import { Entry, LibraryGame } from './library.ts';

/** Games as files: what a host exports and imports, and what is in the export of an account. */
export const GAME_FORMAT = 'wheel-game';
export const GAMES_FORMAT = 'wheel-games';
export const GAME_FILE_VERSION = 1;

const version = Type.Literal(GAME_FILE_VERSION);
const content = { gameTitle: Type.String(), entries: Type.Array(Entry) };

export const GameFile = Type.Object(
  { format: Type.Literal(GAME_FORMAT), version, ...content },
  { title: 'GameFile' },
);
export type GameFile = Static<typeof GameFile>;

export const GamesFile = Type.Object(
  { format: Type.Literal(GAMES_FORMAT), version, games: Type.Array(Type.Object(content)) },
  { title: 'GamesFile' },
);
export type GamesFile = Static<typeof GamesFile>;

/** A `wheel-games` file with everything that the server keeps of an account, the trash included. */
export const AccountExport = Type.Object(
  {
    format: Type.Literal(GAMES_FORMAT),
    version,
    userName: Type.String(),
    createdAt: Type.Integer({ description: 'In ms since 1970' }),
    games: Type.Array(Type.Object({ ...LibraryGame.properties, entries: Type.Array(Entry) })),
  },
  { title: 'AccountExport' },
);
export type AccountExport = Static<typeof AccountExport>;
