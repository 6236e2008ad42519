import { beforeEach, expect, it } from 'vitest';
import { deviceTokens } from './device-tokens.ts';

beforeEach(() => localStorage.removeItem('devices'));

const answered = (token: string) => new Headers({ 'Device-Token': token });

it('Shows nothing before the first login', () => {
  deviceTokens.keep(new Headers());
  expect(deviceTokens.headers()).toEqual({});
});

it('Shows the tokens of the last five accounts, the newest first and each once', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) deviceTokens.keep(answered(token));
  expect(deviceTokens.headers()).toEqual({ 'Device-Token': 'c,f,e,d,b' });
});

it.each(['{', '7', '"text"', '[1,{}]'])('Takes the stored text %j for no token', (stored) => {
  localStorage.setItem('devices', stored);
  expect(deviceTokens.headers()).toEqual({});
});
