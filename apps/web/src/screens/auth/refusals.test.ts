import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/send.ts';
import { refusalsIn } from './refusals.ts';

it('names the fields that the server refused', () => {
  const error = new ApiError(400, {
    errors: [{ path: 'password', message: 'Too short.', code: 'TOO_SHORT', limit: 8 }],
  });
  expect(refusalsIn(error)).toEqual({ password: 'At least 8 characters are needed' });
});

it('marks nothing when the login is wrong or no answer came', () => {
  expect(refusalsIn(new ApiError(401, { title: 'Wrong.' }))).toEqual({});
  expect(refusalsIn(new NetworkError('gone'))).toEqual({});
});
