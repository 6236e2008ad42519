import { type Static, Type } from 'typebox';
import { titleText, userNameText } from './bounded-text.ts';
import { Language } from './language.ts';
import { Entry, LibraryGame } from './library.ts';
import { GAME_FILE_VERSION, GAME_FORMAT, GAMES_FORMAT } from './limits.ts';
import { Setup } from './setup.ts';

const version = Type.Literal(GAME_FILE_VERSION);

export const GameFile = Type.Object(
  {
    format: Type.Literal(GAME_FORMAT),
    version,
    gameTitle: titleText(),
    language: Type.Optional(Language),
    entries: Type.Array(Entry),
    setup: Type.Optional(Setup),
  },
  { title: 'GameFile' },
);
export type GameFile = Static<typeof GameFile>;

/** A `wheel-games` file with everything that the server keeps of an account, the trash included. */
export const AccountExport = Type.Object(
  {
    format: Type.Literal(GAMES_FORMAT),
    version,
    userName: userNameText(),
    createdAt: Type.Integer({ description: 'In ms since 1970' }),
    games: Type.Array(
      Type.Object({
        ...LibraryGame.properties,
        entries: Type.Array(Entry),
        setup: Type.Optional(Setup),
      }),
    ),
  },
  { title: 'AccountExport' },
);
export type AccountExport = Static<typeof AccountExport>;
