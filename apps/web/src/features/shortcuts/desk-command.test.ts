import { expect, it } from 'vitest';
import { deskCommandFor } from './desk-command.ts';
import { press } from './testing-press.ts';

it.each([
  ['ArrowRight', 'pass'],
  ['ArrowUp', 'right'],
  ['ArrowDown', 'wrong'],
])('takes %s for %s', (key, type) => {
  expect(deskCommandFor(press(key, { code: key }))).toEqual({ type });
});

it('takes Shift and a letter for a free letter', () => {
  expect(deskCommandFor(press('D', { shiftKey: true }))).toEqual({
    type: 'freeLetter',
    letter: 'D',
  });
});

it.each(['Digit0', 'Numpad0'])('takes %s for the clock, whatever sign it gives', (code) => {
  expect(deskCommandFor(press('à', { code }))).toEqual({ type: 'clock' });
});

it.each([
  press('d'),
  press('ArrowLeft'),
  press('ArrowUp', { shiftKey: true }),
  press('ArrowUp', { code: 'Numpad8' }),
  press('ArrowRight', { altKey: true }),
  press('0', { code: 'Digit0', ctrlKey: true }),
  press('ß', { shiftKey: true }),
])('leaves %j to others', (other) => {
  expect(deskCommandFor(other)).toBeNull();
});
