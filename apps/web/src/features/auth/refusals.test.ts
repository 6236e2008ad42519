import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { refusalsIn } from './refusals.ts';

it('names the fields that the server refused', () => {
  const error = new ApiError(400, 'Bad request', [{ path: 'password', message: 'Too short.' }]);
  expect(refusalsIn(error)).toEqual({ password: 'Too short.' });
});

it('takes a conflict for a name that is taken', () => {
  expect(refusalsIn(new ApiError(409, 'Taken.'))).toEqual({ username: 'Taken.' });
});

it('marks nothing when the login is wrong or nobody answered', () => {
  expect(refusalsIn(new ApiError(401, 'Wrong.'))).toEqual({});
  expect(refusalsIn(new NetworkError('gone'))).toEqual({});
});
