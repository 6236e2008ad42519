import { type Static, Type } from 'typebox';
import { anyText, boundedText, quizIdText, titleText, userNameText } from './bounded-text.ts';
import { Language } from './language.ts';
import { LIMITS, VISIBILITIES } from './limits.ts';
import { Setup } from './setup.ts';

export const Visibility = Type.Enum(VISIBILITIES, {
  description: 'private: its owner; link: everyone with the link; public: found by search as well',
});
export type Visibility = Static<typeof Visibility>;

/** A version-4 UUID; upper case is taken for lower case. */
export const QuizIdParams = Type.Object({ quizId: anyText() });

export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    anyText({ description: 'The revision that is changed, as its ETag: "7"' }),
  ),
});

export const LibraryQuery = Type.Object({
  trash: Type.Optional(Type.Enum(['0', '1'], { description: '1: what is in the trash' })),
});

/** A puzzle of a game as its host typed it. */
export const Entry = Type.Object(
  {
    category: boundedText(LIMITS.categoryMax, {
      description: `1 to ${LIMITS.categoryMax} characters after trimming`,
    }),
    searchedWord: boundedText(LIMITS.searchedWordMax, {
      description:
        `1 to ${LIMITS.searchedWordMax} letters A–Z, ä ö ü, ß and spaces; in es also á é í ó ú ñ, ` +
        'in fr also à â ç é è ê ë î ï ô ù û ÿ œ æ, apostrophes and hyphens',
    }),
  },
  { title: 'Entry' },
);
export type Entry = Static<typeof Entry>;

const gameTitle = titleText({ description: `1 to ${LIMITS.titleMax} characters after trimming` });
const revision = Type.Integer({ description: 'One more with each change; 1 when new' });
const time = (description: string) =>
  Type.Integer({ description: `${description}, in ms since 1970` });

/** A game in its owner's library. */
export const LibraryGame = Type.Object(
  {
    quizId: quizIdText(),
    gameTitle: titleText(),
    visibility: Visibility,
    language: Language,
    puzzleCount: Type.Integer(),
    plays: Type.Integer(),
    createdAt: time('When it was created'),
    updatedAt: time('When it was last changed, or created'),
    deletedAt: Type.Union([time('Since when it is in the trash'), Type.Null()]),
    hidden: Type.Boolean({ description: 'Hidden by a reviewer: only its owner sees it' }),
    revision,
  },
  { title: 'LibraryGame' },
);
export type LibraryGame = Static<typeof LibraryGame>;

export const LibraryGames = Type.Array(LibraryGame, {
  title: 'LibraryGames',
  maxItems: LIMITS.libraryMax,
});
export type LibraryGames = Static<typeof LibraryGames>;

/** A whole game, its entries in the order in which they were typed. */
export const WholeGame = Type.Object(
  {
    quizId: quizIdText(),
    gameTitle: titleText(),
    username: userNameText({ description: 'Its owner' }),
    visibility: Visibility,
    language: Language,
    isMine: Type.Boolean(),
    revision,
    entries: Type.Array(Entry),
    setup: Type.Optional(Setup),
  },
  { title: 'WholeGame' },
);
export type WholeGame = Static<typeof WholeGame>;

/** The setup that a game brings, and whose it is. */
export const GameSetup = Type.Object(
  { setup: Setup, username: userNameText({ description: 'Its owner' }), isMine: Type.Boolean() },
  { title: 'GameSetup' },
);
export type GameSetup = Static<typeof GameSetup>;

const newSetup = Type.Union([Setup, Type.Null()], {
  description: 'Left as it is when missing; null takes it off',
});

/** What a game becomes. */
export const GameEdit = Type.Object(
  {
    gameTitle,
    visibility: Visibility,
    /** Left as it is when missing. */
    language: Type.Optional(Language),
    entries: Type.Array(Entry, { minItems: 1, maxItems: LIMITS.entriesMax }),
    setup: Type.Optional(newSetup),
  },
  { title: 'GameEdit' },
);
export type GameEdit = Static<typeof GameEdit>;

/** What of a game becomes something else; at least one of them. A language is changed with the words alone. */
export const GamePatch = Type.Object(
  {
    gameTitle: Type.Optional(gameTitle),
    visibility: Type.Optional(Visibility),
    setup: Type.Optional(newSetup),
  },
  { title: 'GamePatch', description: 'At least one of the fields' },
);
export type GamePatch = Static<typeof GamePatch>;

export const Revised = Type.Object({ revision }, { title: 'Revised' });
export type Revised = Static<typeof Revised>;

export const CopyGame = Type.Object(
  { quizId: quizIdText({ description: 'A version-4 UUID made by the client, for the copy' }) },
  { title: 'CopyGame' },
);
export type CopyGame = Static<typeof CopyGame>;

export const GameCopied = Type.Object({ quizId: quizIdText(), revision }, { title: 'GameCopied' });
export type GameCopied = Static<typeof GameCopied>;
