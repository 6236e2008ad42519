import { randomUUID } from 'node:crypto';

const host = 'host: 127.0.0.1\r\n';

export const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;

export function postRequest(path: string, value: unknown): string {
  const body = JSON.stringify(value);
  const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${host}content-type: application/json\r\n${length}\r\n${body}`;
}

export const quizRequest = (quizId: string) => getRequest(`/api/quiz/${quizId}`);
export const searchRequest = (text: string) =>
  getRequest(`/api/search?query=${encodeURIComponent(text)}`);
export const suggestionsRequest = () => getRequest('/api/searchsuggestions');

/** A new game of three puzzles, as a guest would build it. */
export function createRequest(): string {
  const quizId = randomUUID();
  const gameTitle = `Bench evening ${quizId.slice(0, 8)}`;
  const entry = { gameTitle, username: 'Guest', isPublic: true, quizId };
  return postRequest('/api/games', [
    { ...entry, category: 'Landscape', searchedWord: 'A quiet harbour' },
    { ...entry, category: 'Instrument', searchedWord: 'Second violin' },
    { ...entry, category: 'Location', searchedWord: 'Behind the curtain' },
  ]);
}
