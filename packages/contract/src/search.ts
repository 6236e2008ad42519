import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';

export const SearchQuery = Type.Object({ query: Type.Optional(Type.String()) });

export const SearchResult = Type.Object(
  {
    gameTitle: Type.String(),
    quizId: Type.String(),
    username: Type.String(),
    puzzleCount: Type.Integer(),
  },
  { title: 'SearchResult' },
);
export type SearchResult = Static<typeof SearchResult>;

export const SearchResults = Type.Array(SearchResult, {
  title: 'SearchResults',
  maxItems: LIMITS.searchResultsMax,
});
export type SearchResults = Static<typeof SearchResults>;

export const Suggestion = Type.Object({ gameTitle: Type.String() }, { title: 'Suggestion' });
export type Suggestion = Static<typeof Suggestion>;

export const Suggestions = Type.Array(Suggestion, {
  title: 'Suggestions',
  maxItems: LIMITS.suggestionsMax,
});
export type Suggestions = Static<typeof Suggestions>;
