import { alphabetOf } from '@wheel/alphabet';
import { type Action, type PublicShow, SCORE_STEP } from '@wheel/game';

/** What a key press asks for: an action of the show, or something that only a screen can do. */
export type Command =
  | Action
  | 'spin'
  | 'phrase'
  | 'undo'
  | 'redo'
  | 'help'
  | 'toggleBuzzers'
  | 'resetBuzzers';

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const SIGNS: Readonly<Record<string, Command>> = {
  '?': 'help',
  '.': 'toggleBuzzers',
  ',': 'resetBuzzers',
};

const PLAIN_KEYS: Readonly<Record<string, Command>> = { ' ': 'spin', Enter: 'phrase' };

const DESK_KEYS: Readonly<Record<string, Command>> = {
  ArrowRight: { type: 'passTurn', why: 'host' },
  ArrowUp: { type: 'acceptAnswer' },
  ArrowDown: { type: 'refuseAnswer' },
};

export function commandFor(press: KeyPress, view: PublicShow, nowMs: number): Command | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (altKey) return null;
  if (ctrlKey || metaKey) return historyCommand(press);
  const team = teamOf(press);
  if (team !== null) return scoreAction(team, isShifted(press) ? -1 : 1, view);
  if (key in SIGNS) return SIGNS[key] ?? null;
  const letter = letterOf(key, view);
  if (letter !== undefined) return letterAction(letter, shiftKey, view);
  if (shiftKey) return null;
  if (code === 'Digit0' || code === 'Numpad0') return clockAction(view, nowMs);
  // With NumLock off the number pad has arrows, which are digits to us.
  const isAtDesk = view.desk !== null && !code.startsWith('Numpad');
  return PLAIN_KEYS[key] ?? (isAtDesk ? DESK_KEYS[key] : null) ?? null;
}

function historyCommand({ key, shiftKey }: KeyPress): Command | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** By sign, not by place: every layout gives its own letters, but none that the puzzle has no key for. */
const letterOf = (key: string, { language }: PublicShow): string | undefined =>
  alphabetOf(language).keys.find((letter) => letter === key || letter.toLowerCase() === key);

/** With Shift a free letter, which only a desk has. */
function letterAction(letter: string, isFree: boolean, { desk }: PublicShow): Action | null {
  if (!isFree) return { type: 'guessLetter', letter };
  return desk && { type: 'guessLetter', letter, free: true };
}

function scoreAction(team: number, direction: 1 | -1, { desk, complete }: PublicShow): Action {
  const isBuzz = desk?.kind === 'tossUp' && !complete && direction === 1;
  if (isBuzz) return { type: 'buzz', team };
  return { type: 'adjustScore', team, delta: direction * SCORE_STEP };
}

function clockAction({ clocks: { turn, puzzle } }: PublicShow, atMs: number): Action {
  const isRunning = (turn ?? puzzle)?.isRunning === true;
  return { type: isRunning ? 'holdClock' : 'startClock', which: turn ? 'turn' : 'puzzle', atMs };
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
