import { type Static, Type } from 'typebox';
import { anyText, boundedText, quizIdText, titleText, userNameText } from './bounded-text.ts';
import { Language } from './language.ts';
import { Entry, Visibility } from './library.ts';
import { LIMITS } from './limits.ts';

/** One entry of a game as the build screen sends it; all entries of one call belong to one game. */
export const GameEntry = Type.Object(
  {
    gameTitle: titleText({ description: `1 to ${LIMITS.titleMax} characters after trimming` }),
    ...Entry.properties,
    username: userNameText({ description: 'The signed-in user, or Guest without a token' }),
    isPublic: Type.Boolean(),
    /** Wins over isPublic; a guest has no choice. */
    visibility: Type.Optional(Visibility),
    /** English when missing; the same in all entries. */
    language: Type.Optional(Language),
    quizId: quizIdText({ description: 'A version-4 UUID made by the client' }),
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

export const GameCreated = Type.Object({ quizId: quizIdText() }, { title: 'GameCreated' });
export type GameCreated = Static<typeof GameCreated>;

/** A game in its owner's list. */
export const GameSummary = Type.Object(
  { gameTitle: titleText(), quizId: quizIdText() },
  { title: 'GameSummary' },
);
export type GameSummary = Static<typeof GameSummary>;

export const GameList = Type.Array(GameSummary, { title: 'GameList' });
export type GameList = Static<typeof GameList>;

export const UserParams = Type.Object({ username: anyText() });

export const GamesParams = Type.Object({ id: anyText({ description: 'A username' }) });

/** `gametitle` is spelt so in this one place of the API. */
export const Puzzle = Type.Object(
  {
    id: Type.Integer(),
    gametitle: titleText(),
    category: boundedText(LIMITS.categoryMax),
    searchedWord: boundedText(LIMITS.searchedWordMax),
    language: Language,
  },
  { title: 'Puzzle' },
);
export type Puzzle = Static<typeof Puzzle>;

/** The entry created last comes first; players reverse the list. */
export const Quiz = Type.Array(Puzzle, { title: 'Quiz' });
export type Quiz = Static<typeof Quiz>;

export const QuizParams = Type.Object({ id: anyText() });

export const SearchQuery = Type.Object({ query: Type.Optional(anyText()) });

export const SearchResult = Type.Object(
  {
    gameTitle: titleText(),
    quizId: quizIdText(),
    username: userNameText(),
    puzzleCount: Type.Integer(),
    language: Language,
  },
  { title: 'SearchResult' },
);
export type SearchResult = Static<typeof SearchResult>;

export const SearchResults = Type.Array(SearchResult, {
  title: 'SearchResults',
  maxItems: LIMITS.searchResultsMax,
});
export type SearchResults = Static<typeof SearchResults>;

/** An address is never wrong: a language that is not known, or named twice, is none. */
export const SuggestionsQuery = Type.Object({
  language: Type.Optional(
    Type.Union([anyText(), Type.Array(anyText())], {
      description:
        'Titles of games in this language come first; any other value is as good as none',
    }),
  ),
});

export const Suggestion = Type.Object({ gameTitle: titleText() }, { title: 'Suggestion' });
export type Suggestion = Static<typeof Suggestion>;

export const Suggestions = Type.Array(Suggestion, {
  title: 'Suggestions',
  maxItems: LIMITS.suggestionsMax,
});
export type Suggestions = Static<typeof Suggestions>;
