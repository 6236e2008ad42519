import { expect, it } from 'vitest';
import { refusalText } from './refusal-wording.ts';
import { ApiError, NetworkError } from './send.ts';

it('has words for what the server says, for what it does not, and for its silence', () => {
  const texts = [
    new ApiError(409, { code: 'LIBRARY_FULL' }),
    new ApiError(500, {}),
    new ApiError(418, { code: 'FROM_A_NEWER_SERVER' as 'STALE' }),
    new NetworkError(null),
  ].map(refusalText);
  for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  expect(new Set(texts).size).toBe(3);
});

it('names what is wrong with the field', () => {
  const refused = (path: string, code: 'NOT_ALLOWED' | 'TOO_LONG') =>
    refusalText(new ApiError(400, { errors: [{ path, code, message: '', limit: 120 }] }));
  expect(refused('gameTitle', 'TOO_LONG')).toBe('At most 120 characters are allowed.');
  expect(refused('visibility', 'NOT_ALLOWED')).toBe('Games cannot be made public on this server.');
});
