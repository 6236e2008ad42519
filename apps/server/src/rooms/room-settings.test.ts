import { expect, it } from 'vitest';
import { BadSetting } from '../bad-setting.ts';
import { DEFAULT_ROOM_SETTINGS, readRoomSettings } from './room-settings.ts';

it('has a default for everything, and takes an empty variable for none', () => {
  expect(readRoomSettings({})).toEqual(DEFAULT_ROOM_SETTINGS);
  expect(readRoomSettings({ ROOM_PHONES: ' ', PUBLIC_URL: '' })).toEqual(DEFAULT_ROOM_SETTINGS);
});

it('reads every variable', () => {
  expect(
    readRoomSettings({
      ROOMS_DATABASE_URL: 'postgres://me@db/shows',
      ROOM_PHONES: '2000',
      PUBLIC_URL: 'https://show.example/',
    }),
  ).toEqual({
    databaseUrl: 'postgres://me@db/shows',
    phones: 2000,
    publicUrl: 'https://show.example',
  });
});

it.each([
  ['ROOM_PHONES', '0'],
  ['ROOM_PHONES', '2001'],
  ['ROOM_PHONES', 'many'],
  ['PUBLIC_URL', 'show.example'],
  ['PUBLIC_URL', 'ftp://show.example'],
  ['PUBLIC_URL', 'https://show.example/path'],
  ['PUBLIC_URL', 'https://me@show.example'],
  ['ROOMS_DATABASE_URL', 'mysql://db'],
])('refuses %s=%s in one line', (name, value) => {
  expect(() => readRoomSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => readRoomSettings({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});
