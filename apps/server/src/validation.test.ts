import { CreateGame, Credentials, GamePatch, SearchQuery } from '@wheel/contract';
import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { validatorCompiler } from './validation.ts';

function pathsOf(schema: TSchema, value: unknown): string[] {
  const result = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })(value);
  if (result === true) return [];
  const { error } = result as { error: Refusal };
  expect(error).toBeInstanceOf(Refusal);
  return (error.errors ?? []).map(({ path }) => path);
}

it('names each missing and each mistyped field', () => {
  expect(pathsOf(Credentials, { username: 1 })).toEqual(['password', 'username']);
  expect(pathsOf(Credentials, { username: 'a', password: null })).toEqual(['password']);
});

it('blames the whole body when it is no object', () => {
  for (const body of [null, 3, 'x', true]) expect(pathsOf(Credentials, body)).toEqual(['']);
});

it('coerces nothing', () => {
  expect(pathsOf(Credentials, { username: 1, password: true })).toEqual(['username', 'password']);
  expect(pathsOf(SearchQuery, { query: ['a', 'b'] })).toEqual(['query']);
  expect(pathsOf(SearchQuery, { query: 'a', other: ['x'] })).toEqual([]);
});

it('points into the list or into the one entry', () => {
  expect(pathsOf(CreateGame, [3])).toEqual(['0']);
  expect(pathsOf(CreateGame, [])).toEqual(['']);
  expect(pathsOf(CreateGame, null)).toEqual(['']);
  expect(pathsOf(CreateGame, {})).toContain('searchedWord');
  expect(pathsOf(CreateGame, [{}])).toContain('0.searchedWord');
});

it('tells a value that is not among the named ones from one of a wrong type', () => {
  const codesOf = (value: unknown) => {
    const check = validatorCompiler({
      schema: GamePatch,
      method: 'PATCH',
      url: '/',
      httpPart: 'body',
    });
    const { error } = check(value) as { error: Refusal };
    return error.errors?.map(({ path, code }) => [path, code]);
  };
  expect(codesOf({ visibility: 'everyone' })).toEqual([['visibility', 'NOT_ALLOWED']]);
  expect(codesOf({ gameTitle: 1 })).toEqual([['gameTitle', 'WRONG_TYPE']]);
});
