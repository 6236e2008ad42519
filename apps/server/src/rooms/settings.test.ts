import { expect, it } from 'vitest';
import { BadSetting } from '../settings.ts';
import { DEFAULT_ROOM_SETTINGS, readRoomSettings } from './settings.ts';

it('has a default for everything, and takes an empty variable for none', () => {
  expect(readRoomSettings({})).toEqual(DEFAULT_ROOM_SETTINGS);
  expect(readRoomSettings({ ROOM_PHONES: ' ', PUBLIC_URL: '' })).toEqual(DEFAULT_ROOM_SETTINGS);
});

it('reads every variable', () => {
  expect(
    readRoomSettings({
      SERVER_URL: 'http://10.0.0.7:3000/',
      ROOM_PHONES: '2000',
      ROOM_PHONES_PER_ADDRESS: '500',
      PUBLIC_URL: 'https://show.example/',
    }),
  ).toEqual({
    serverUrl: 'http://10.0.0.7:3000',
    phones: 2000,
    phonesPerAddress: 500,
    publicUrl: 'https://show.example',
  });
});

it('gives one address 60 % of the phones unless told otherwise', () => {
  expect(DEFAULT_ROOM_SETTINGS.phonesPerAddress).toBe(120);
  expect(readRoomSettings({ ROOM_PHONES: '31' }).phonesPerAddress).toBe(19);
});

it.each([
  ['ROOM_PHONES_PER_ADDRESS', '0'],
  ['ROOM_PHONES_PER_ADDRESS', 'all'],
  ['ROOM_PHONES', '0'],
  ['ROOM_PHONES', '2001'],
  ['ROOM_PHONES', 'many'],
  ['PUBLIC_URL', 'show.example'],
  ['PUBLIC_URL', 'ftp://show.example'],
  ['PUBLIC_URL', 'https://show.example/path'],
  ['PUBLIC_URL', 'https://me@show.example'],
  ['SERVER_URL', '10.0.0.7:3000'],
  ['SERVER_URL', 'https://show.example'],
  ['SERVER_URL', 'http://10.0.0.7/path'],
])('refuses %s=%s in one line', (name, value) => {
  expect(() => readRoomSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => readRoomSettings({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});
