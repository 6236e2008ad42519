import { beforeEach, describe, expect, it } from 'vitest';
import { changeStage, PLAIN_STAGE, readStage, showName, stageSettings } from './stage-settings.ts';

beforeEach(() => {
  localStorage.clear();
  stageSettings.setState(PLAIN_STAGE);
});

describe('the stage of a browser', () => {
  it('is the plain one in a new browser', () => {
    expect(readStage(null)).toEqual(PLAIN_STAGE);
  });

  it('is read back as it was kept', () => {
    const stage = {
      look: 'winter',
      name: 'The Monday Owl Quiz',
      picture: '0123456789abcdef',
      sounds: { set: 'soft', effects: 40, applause: 0, from: 'screen' },
    } as const;
    expect(changeStage(stage)).toBe(true);
    expect(readStage(localStorage.getItem('stage'))).toEqual(stage);
  });

  it.each([
    ['no text', ''],
    ['broken', '{"look":"winter"'],
    ['a list', '["winter"]'],
    ['a number', '7'],
    ['null', 'null'],
    [
      'values of other kinds',
      '{"look":7,"name":{},"picture":"<svg>","sounds":{"set":"loud","effects":101,"applause":-1,"from":"far"}}',
    ],
  ])('is the plain one where what is stored cannot be read: %s', (_, text) => {
    expect(readStage(text)).toEqual(PLAIN_STAGE);
  });

  it('keeps the rest of what is stored when one value cannot be read', () => {
    expect(readStage('{"look":"plaid","name":"Owls","sounds":null}')).toEqual({
      ...PLAIN_STAGE,
      name: 'Owls',
    });
  });

  it('follows another window', () => {
    localStorage.setItem('stage', '{"look":"neon"}');
    dispatchEvent(new StorageEvent('storage', { key: 'stage' }));
    expect(stageSettings.getState().look).toBe('neon');
  });

  it('goes back to the plain one when another window clears the browser', () => {
    changeStage({ look: 'neon' });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(stageSettings.getState()).toEqual(PLAIN_STAGE);
  });
});

describe('the name of a show', () => {
  it('is trimmed, and cut at 40 characters by code points', () => {
    expect(showName('  Owls  ')).toBe('Owls');
    expect(showName('🦉'.repeat(41))).toBe('🦉'.repeat(40));
    expect(showName(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
    expect(showName(undefined)).toBe('');
  });
});
