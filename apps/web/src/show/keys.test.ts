import { type HouseRules, newShow, PRESETS, type PublicShow, play, publicShow } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { describe, expect, it } from 'vitest';
import { commandFor, type KeyPress } from './keys.ts';

const NOW_MS = 7000;
const { puzzles, teams } = showWith();
const started = (houseRules: HouseRules, kind: 'round' | 'tossUp' = 'round'): PublicShow => {
  const seated = { ...newShow(), puzzles, teams, houseRules, kinds: [kind] };
  return publicShow(play(seated, { type: 'startGame', withWheel: true }).show, 0);
};
const BY_HAND = started(PRESETS.manual);
const DESK = started(PRESETS.classic);

/** A press of a key, without any other held down. */
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: () => false,
  ...more,
});

const command = (key: string, more: Partial<KeyPress> = {}, view = BY_HAND) =>
  commandFor(press(key, more), view, NOW_MS);
const atDesk = (key: string, more: Partial<KeyPress> = {}) => command(key, more, DESK);
const score = (team: number, delta: number) => ({ type: 'adjustScore', team, delta });

describe('letters', () => {
  it.each(['d', 'D'])('guesses with %s', (key) => {
    expect(command(key)).toEqual({ type: 'guessLetter', letter: 'D' });
    expect(atDesk(key)).toEqual({ type: 'guessLetter', letter: 'D' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    'leaves letters with %j to the browser',
    (modifier) => {
      expect(command('d', modifier)).toBeNull();
    },
  );

  it.each(['ä', 'ß', 'é', 'F5', 'Escape', 'Tab', ';', 'Dead', 'ArrowUp'])(
    'makes nothing of %s',
    (key) => {
      expect(command(key)).toBeNull();
    },
  );

  const inLanguage = (language: 'es' | 'fr', view = BY_HAND): PublicShow => ({ ...view, language });

  it('takes the keys of the puzzle by their signs, wherever they stand', () => {
    const letter = 'Ñ';
    expect(command('ñ', { code: 'Semicolon' }, inLanguage('es'))).toEqual({
      type: 'guessLetter',
      letter,
    });
    expect(command('Ñ', {}, inLanguage('es'))).toEqual({ type: 'guessLetter', letter });
    expect(command('Ñ', { shiftKey: true }, inLanguage('es', DESK))).toEqual({
      type: 'guessLetter',
      letter,
      free: true,
    });
    expect(command('z', { code: 'KeyY' })).toEqual({ type: 'guessLetter', letter: 'Z' });
    expect(command('q', { code: 'KeyA' })).toEqual({ type: 'guessLetter', letter: 'Q' });
  });

  it('makes nothing of a letter that the puzzle has no key for', () => {
    expect(command('ñ')).toBeNull();
    expect(command('ñ', {}, inLanguage('fr'))).toBeNull();
    for (const key of ['é', 'ß', 'ä', 'ç', 'œ', 'ı', 'ſ', '\u212A', '’', "'", '-'])
      expect(command(key, {}, inLanguage('fr'))).toBeNull();
  });

  it('takes a digit by its place, though the layout has a letter there', () => {
    expect(command('é', { code: 'Digit2' }, inLanguage('fr'))).toEqual(score(1, 100));
    expect(command('ñ', { code: 'Digit2' }, inLanguage('es'))).toEqual(score(1, 100));
  });

  it('takes Shift and a letter for a free letter at a desk', () => {
    expect(atDesk('D', { shiftKey: true })).toEqual({
      type: 'guessLetter',
      letter: 'D',
      free: true,
    });
    expect(atDesk('ß', { shiftKey: true })).toBeNull();
  });
});

describe('digits', () => {
  it('adds to the team of that number, by the place of the key', () => {
    expect(command('&', { code: 'Digit1' })).toEqual(score(0, 100));
    expect(command('8', { code: 'Numpad8' })).toEqual(score(7, 100));
    expect(atDesk('ArrowUp', { code: 'Numpad8' })).toEqual(score(7, 100));
  });

  it('subtracts with Shift on every keyboard layout', () => {
    expect(command('"', { code: 'Digit2', shiftKey: true })).toEqual(score(1, -100));
    expect(command('End', { code: 'Numpad1', shiftKey: true })).toEqual(score(0, -100));
  });

  it('takes the number pad with and without NumLock', () => {
    expect(command('1', { code: 'Numpad1' })).toEqual(score(0, 100));
    expect(command('End', { code: 'Numpad1' })).toEqual(score(0, 100));
  });

  it('subtracts with Shift on the number pad where Windows hides the Shift', () => {
    const on = { code: 'Numpad1', getModifierState: (name: string) => name === 'NumLock' };
    expect(command('End', on)).toEqual(score(0, -100));
    expect(command('1', on)).toEqual(score(0, 100));
  });

  it('buzzes in a toss-up, and subtracts there with Shift', () => {
    const tossUp = started(PRESETS.classic, 'tossUp');
    expect(command('1', { code: 'Digit1' }, tossUp)).toEqual({ type: 'buzz', team: 0 });
    expect(command('!', { code: 'Digit1', shiftKey: true }, tossUp)).toEqual(score(0, -100));
    const solved = { ...tossUp, complete: true };
    expect(command('1', { code: 'Digit1' }, solved)).toEqual(score(0, 100));
  });

  it.each(['Digit9', 'Numpad9'])('knows no team for %s', (code) => {
    expect(command(code.slice(-1), { code })).toBeNull();
  });

  it('leaves Ctrl and a digit to the browser', () => {
    expect(command('1', { code: 'Digit1', ctrlKey: true })).toBeNull();
    expect(atDesk('0', { code: 'Digit0', ctrlKey: true })).toBeNull();
  });
});

describe('the clock', () => {
  it.each(['Digit0', 'Numpad0'])('starts with %s on every keyboard layout', (code) => {
    const start = { type: 'startClock', which: 'puzzle', atMs: NOW_MS };
    expect(command('à', { code })).toEqual(start);
    expect(atDesk('à', { code })).toMatchObject({ type: 'startClock', atMs: NOW_MS });
  });

  it('is held while it runs', () => {
    const turn = { lengthMs: 9000, leftMs: 5000, isRunning: true };
    const view = { ...DESK, clocks: { turn, puzzle: null } };
    const hold = { type: 'holdClock', which: 'turn', atMs: NOW_MS };
    expect(command('0', { code: 'Digit0' }, view)).toEqual(hold);
  });
});

describe('the rest', () => {
  it('spins with Space and goes to the phrase with Enter', () => {
    expect(command(' ')).toBe('spin');
    expect(command('Enter')).toBe('phrase');
  });

  it.each([
    ['ArrowRight', { type: 'passTurn', why: 'host' }],
    ['ArrowUp', { type: 'acceptAnswer' }],
    ['ArrowDown', { type: 'refuseAnswer' }],
  ])('takes %s at a desk for %j', (key, action) => {
    expect(atDesk(key, { code: key })).toEqual(action);
  });

  it.each([
    press('ArrowLeft'),
    press('ArrowUp', { shiftKey: true }),
    press('ArrowRight', { altKey: true }),
  ])('leaves %j to others', (other) => {
    expect(commandFor(other, DESK, NOW_MS)).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('undoes and redoes with %j', (modifier) => {
    expect(command('z', modifier)).toBe('undo');
    expect(command('Z', { ...modifier, shiftKey: true })).toBe('redo');
    expect(command('y', modifier)).toBe('redo');
  });

  it('lists the shortcuts with a question mark, with or without Shift', () => {
    expect(command('?', { shiftKey: true })).toBe('help');
    expect(command('?')).toBe('help');
  });

  it('opens, locks and resets the buzzers with a full stop and a comma', () => {
    expect(command('.')).toBe('toggleBuzzers');
    expect(command(',')).toBe('resetBuzzers');
    expect(command('.', { ctrlKey: true })).toBeNull();
  });
});
