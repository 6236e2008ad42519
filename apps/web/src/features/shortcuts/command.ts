/** What a key press asks for. */
export type Command =
  | { readonly type: 'guess'; readonly letter: string }
  | { readonly type: 'score'; readonly team: number; readonly direction: 1 | -1 }
  | { readonly type: 'spin' }
  | { readonly type: 'phrase' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'help' };

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

export function commandFor(press: KeyPress): Command | null {
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return historyCommand(press);
  if (press.key === '?') return { type: 'help' };
  const team = teamOf(press);
  if (team !== null) return { type: 'score', team, direction: isShifted(press) ? -1 : 1 };
  return press.shiftKey ? null : plainCommand(press.key);
}

function historyCommand({ key, shiftKey }: KeyPress): Command | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' && !shiftKey ? { type: 'redo' } : null;
}

function plainCommand(key: string): Command | null {
  if (key === ' ') return { type: 'spin' };
  if (key === 'Enter') return { type: 'phrase' };
  return /^[a-z]$/i.test(key) ? { type: 'guess', letter: key.toUpperCase() } : null;
}

/** By place, not by sign: Shift turns the sign into another one, and NumLock may be off. */
function teamOf({ code }: KeyPress): number | null {
  const [, digit] = /^(?:Digit|Numpad)([1-8])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit) - 1;
}

/** Windows hides Shift on the number pad: with NumLock on, a key that gives no digit was pressed with it. */
function isShifted(press: KeyPress): boolean {
  const isOnPad = press.code.startsWith('Numpad') && press.getModifierState('NumLock');
  return press.shiftKey || (isOnPad && !/^[0-9]$/.test(press.key));
}
