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
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

export function commandFor(press: KeyPress): Command | null {
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return historyCommand(press);
  if (press.key === '?') return { type: 'help' };
  const team = teamOf(press);
  if (team !== null) return { type: 'score', team, direction: press.shiftKey ? -1 : 1 };
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
