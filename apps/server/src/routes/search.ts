import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isLanguage } from '@wheel/alphabet';
import { SearchQuery, SearchResults, Suggestions, SuggestionsQuery } from '@wheel/contract';
import { compressLongAnswers } from '../http/compression.ts';
import { refusals } from './problems.ts';

/** Titles are far shorter, so nothing longer can match. */
const QUERY_LENGTH_MAX = 1000;

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/search',
    {
      schema: {
        operationId: 'searchGames',
        summary: 'Search public games by title',
        description: 'Best match first. An empty, blank or missing query answers an empty list.',
        tags: ['games'],
        querystring: SearchQuery,
        response: { 200: SearchResults, ...refusals(400) },
      },
      onSend: compressLongAnswers,
    },
    async ({ query: { query = '' } }) =>
      query.length > QUERY_LENGTH_MAX ? [] : [...(await app.store.search(query))],
  );

  app.get(
    '/searchsuggestions',
    {
      schema: {
        operationId: 'listSuggestions',
        summary: 'Titles worth playing',
        description:
          'The most played public games first, then the newest. With a language, those in it come before all others.',
        tags: ['games'],
        querystring: SuggestionsQuery,
        response: { 200: Suggestions, ...refusals() },
      },
    },
    async ({ query: { language } }) => [
      ...(await app.store.suggestions(isLanguage(language) ? language : null)),
    ],
  );
};
