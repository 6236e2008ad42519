import type { KeyPress } from './command.ts';

/** What a key press asks for at a desk, beside what it asks for in every show. */
export type DeskCommand =
  | { readonly type: 'pass' | 'right' | 'wrong' | 'clock' }
  | { readonly type: 'freeLetter'; readonly letter: string };

const ARROWS: Readonly<Record<string, 'pass' | 'right' | 'wrong'>> = {
  ArrowRight: 'pass',
  ArrowUp: 'right',
  ArrowDown: 'wrong',
};

export function deskCommandFor(press: KeyPress): DeskCommand | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (altKey || ctrlKey || metaKey) return null;
  if (shiftKey) return freeLetter(key);
  if (code === 'Digit0' || code === 'Numpad0') return { type: 'clock' };
  const type = ARROWS[key];
  // With NumLock off the number pad has arrows, which are digits to us.
  return type && !code.startsWith('Numpad') ? { type } : null;
}

const freeLetter = (key: string): DeskCommand | null =>
  /^[a-z]$/i.test(key) ? { type: 'freeLetter', letter: key.toUpperCase() } : null;
