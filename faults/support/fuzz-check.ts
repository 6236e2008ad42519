import {
  GameCreated,
  GameList,
  LoggedIn,
  Problem,
  Quiz,
  Registered,
  SearchResults,
  Suggestions,
} from '@wheel/contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Answer } from './client.ts';
import type { OddRequest } from './fuzz-requests.ts';

const GOOD: readonly (readonly [path: RegExp, schema: TSchema])[] = [
  [/^\/api\/quiz\/[^/]/, Quiz],
  [/^\/api\/user\/[^/]/, GameList],
  [/^\/api\/games\/[^/]/, GameList],
  [/^\/api\/games$/, GameCreated],
  [/^\/api\/searchsuggestions/, Suggestions],
  [/^\/api\/search(\?|$)/, SearchResults],
  [/^\/api\/Auth\/register$/, Registered],
  [/^\/api\/Auth\/login$/, LoggedIn],
];

/** A line of a stack trace, or a path of the server's own files. */
const STACK = /\n\s+at |node_modules|\.ts:\d|\.js:\d/;

/** What is wrong with an answer; null when it is as every answer must be. */
export function complaintAbout({ method, path }: OddRequest, answer: Answer): string | null {
  const { status, headers, body } = answer;
  if (status >= 500) return `${status}: ${body.slice(0, 200)}`;
  if (status === 0) return 'no answer';
  if (STACK.test(body) && !String(headers['content-type']).startsWith('text/html')) {
    return `a stack trace in the answer: ${body.slice(0, 200)}`;
  }
  if (method === 'HEAD' || status === 204 || status === 304) return null;
  if (status >= 400) return complaintAboutProblem(answer);
  if (!path.startsWith('/api/') || headers['content-encoding'] !== undefined) return null;
  const schema = GOOD.find(([pattern]) => pattern.test(path))?.[1];
  if (schema === undefined || String(headers['content-type']).startsWith('text/')) return null;
  return fits(schema, body)
    ? null
    : `${status} with a body its schema does not know: ${body.slice(0, 200)}`;
}

function complaintAboutProblem({ status, headers, body }: Answer): string | null {
  const type = String(headers['content-type'] ?? '');
  // The pages answer a lost browser with the page that says so.
  if (status === 404 && type.startsWith('text/html')) return null;
  if (!type.startsWith('application/problem+json')) return `${status} as ${type || 'nothing'}`;
  if (!fits(Problem, body)) return `${status} with a problem that is none: ${body.slice(0, 200)}`;
  return null;
}

function fits(schema: TSchema, body: string): boolean {
  try {
    return Value.Check(schema, JSON.parse(body));
  } catch {
    return false;
  }
}
