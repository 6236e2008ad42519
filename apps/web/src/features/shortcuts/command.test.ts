import { describe, expect, it } from 'vitest';
import { commandFor } from './command.ts';
import { press } from './testing-press.ts';

describe('letters', () => {
  it.each(['d', 'D'])('guesses with %s', (key) => {
    expect(commandFor(press(key))).toEqual({ type: 'guess', letter: 'D' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    'leaves letters with %j to the browser',
    (modifier) => {
      expect(commandFor(press('d', modifier))).toBeNull();
    },
  );

  it.each(['ä', 'ß', 'é', 'F5', 'Escape', 'Tab', '.', 'Dead'])('makes nothing of %s', (key) => {
    expect(commandFor(press(key))).toBeNull();
  });
});

describe('digits', () => {
  it('adds to the team of that number, by the place of the key', () => {
    expect(commandFor(press('&', { code: 'Digit1' }))).toEqual({
      type: 'score',
      team: 0,
      direction: 1,
    });
    expect(commandFor(press('8', { code: 'Numpad8' }))).toEqual({
      type: 'score',
      team: 7,
      direction: 1,
    });
  });

  it('subtracts with Shift, whatever sign that gives', () => {
    expect(commandFor(press('"', { code: 'Digit2', shiftKey: true }))).toMatchObject({
      team: 1,
      direction: -1,
    });
    expect(commandFor(press('End', { code: 'Numpad1', shiftKey: true }))).toMatchObject({
      team: 0,
      direction: -1,
    });
  });

  it('takes the number pad with and without NumLock', () => {
    expect(commandFor(press('1', { code: 'Numpad1' }))).toMatchObject({ team: 0, direction: 1 });
    expect(commandFor(press('End', { code: 'Numpad1' }))).toMatchObject({ team: 0, direction: 1 });
  });

  it('subtracts with Shift on the number pad where Windows hides the Shift', () => {
    const getModifierState = (name: string) => name === 'NumLock';
    const on = { code: 'Numpad1', getModifierState };
    expect(commandFor(press('End', on))).toMatchObject({ team: 0, direction: -1 });
    expect(commandFor(press('1', on))).toMatchObject({ team: 0, direction: 1 });
  });

  it.each(['Digit0', 'Digit9', 'Numpad9'])('knows no team for %s', (code) => {
    expect(commandFor(press(code.slice(-1), { code }))).toBeNull();
  });

  it('leaves Ctrl and a digit to the browser', () => {
    expect(commandFor(press('1', { code: 'Digit1', ctrlKey: true }))).toBeNull();
  });
});

describe('the rest', () => {
  it('spins with Space and goes to the phrase with Enter', () => {
    expect(commandFor(press(' '))).toEqual({ type: 'spin' });
    expect(commandFor(press('Enter'))).toEqual({ type: 'phrase' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('undoes and redoes with %j', (modifier) => {
    expect(commandFor(press('z', modifier))).toEqual({ type: 'undo' });
    expect(commandFor(press('Z', { ...modifier, shiftKey: true }))).toEqual({ type: 'redo' });
    expect(commandFor(press('y', modifier))).toEqual({ type: 'redo' });
  });

  it('lists the shortcuts with a question mark, with or without Shift', () => {
    expect(commandFor(press('?', { shiftKey: true }))).toEqual({ type: 'help' });
    expect(commandFor(press('?'))).toEqual({ type: 'help' });
  });
});
