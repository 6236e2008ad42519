import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { refusalsIn } from './refusals.ts';

it('names the fields that the server refused', () => {
  const error = new ApiError(400, {
    errors: [{ path: 'password', message: 'Too short.', code: 'TOO_SHORT', limit: 8 }],
  });
  expect(refusalsIn(error)).toEqual({ password: 'At least 8 characters are needed' });
});

it('takes a conflict for a name that is taken', () => {
  expect(refusalsIn(new ApiError(409, { title: 'Taken.' }))).toEqual({
    username: 'This username is taken',
  });
});

it('marks nothing when the login is wrong or nobody answered', () => {
  expect(refusalsIn(new ApiError(401, { title: 'Wrong.' }))).toEqual({});
  expect(refusalsIn(new NetworkError('gone'))).toEqual({});
});
