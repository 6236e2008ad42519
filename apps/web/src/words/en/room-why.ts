import type { RoomRefusal } from '@wheel/contract';
import type { Objection } from '@wheel/game';

/** Why something cannot be done now, for those who asked for it from afar. Short, for a stage. */
export const refusals = {
  NOT_NOW: 'Not possible now',
  NOT_YOUR_TURN: 'Not your turn',
  NO_WHEEL: 'No wheel',
  NOTHING_TO_UNDO: 'Nothing to undo',
  NOTHING_TO_REDO: 'Nothing to redo',
  ROOM_OFFLINE: 'The room is offline',
  SPIN_FIRST: 'Spin first',
  VALUE_STANDS: 'Consonant first',
  NO_MONEY: 'Not enough points for a vowel',
  NO_CONSONANTS: 'Only vowels are left',
  NO_VOWELS: 'No vowels are left',
  VERDICT_DUE: 'Verdict first',
  SPINNING: 'The wheel is spinning',
  LETTERS_REST: 'No letters now',
  WHEEL_RESTS: 'The wheel rests now',
  LETTER_USED: 'Used before',
  NOT_A_LETTER: 'Not a letter',
  VOWELS_OFF: 'Vowels are off',
  PUZZLE_COMPLETE: 'The puzzle is solved',
  PUZZLE_OPEN: 'The puzzle is not solved yet',
  LAST_PUZZLE: 'This was the last puzzle',
  ALREADY_REWARDED: 'Rewarded already',
  NO_SUCH_TEAM: 'No such team',
  NOBODY_ON_TURN: 'Nobody is on turn',
  NOBODY_BUZZED: 'Nobody has buzzed',
  ALREADY_BUZZED: 'Somebody has buzzed',
  LOCKED_OUT: 'Locked out',
  NO_DESK: 'Played by hand',
  PICKS_FULL: 'Enough of these are picked',
  NO_CHANGE: 'Nothing to change',
  /** The room itself: the host takes no letters or phrases from phones. */
  locked: 'The host takes none now',
  /** The room itself: the host's device is not there. */
  away: 'Host away',
} satisfies { readonly [Why in Objection | RoomRefusal | 'locked' | 'away']?: string };
