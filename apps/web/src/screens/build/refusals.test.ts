import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/send.ts';
import { refusalsIn } from './refusals.ts';

const entry = (key: number) => ({ key, category: '', searchedWord: '', edited: false });

it('finds the refused field by the key of its entry', () => {
  const error = new ApiError(400, {
    errors: [
      { path: '1.searchedWord', message: 'Blank.', code: 'REQUIRED' },
      { path: '0.gameTitle', message: 'Too long.', code: 'TOO_LONG', limit: 120 },
      { path: '', message: 'All wrong.', code: 'WRONG_TYPE' },
      { path: '9.category', message: 'No such entry.', code: 'REQUIRED' },
    ],
  });
  expect([...refusalsIn(error, [entry(4), entry(7)])]).toEqual([
    ['7.searchedWord', error.errors[0]],
    ['title', error.errors[1]],
  ]);
});

it('marks nothing when the server did not answer', () => {
  expect(refusalsIn(new TypeError('Failed to fetch'), [entry(1)]).size).toBe(0);
});

it('finds the refused fields of an edited game', () => {
  const error = new ApiError(400, {
    errors: [
      { path: 'entries.1.category', message: 'Blank.', code: 'REQUIRED' },
      { path: 'gameTitle', message: 'Blank.', code: 'REQUIRED' },
    ],
  });
  expect([...refusalsIn(error, [entry(4), entry(7)])]).toEqual([
    ['7.category', error.errors[0]],
    ['title', error.errors[1]],
  ]);
});
