import type { RoomWish, ToHostAsk } from '@wheel/contract';
import type { Objection } from '@wheel/game';
import { counted, teamName } from './names.ts';

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** `st` of 1st, for those who set it smaller. */
export const ordinalEnding = (place: number): string => {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return (isTeen ? undefined : ENDINGS[place % 10]) ?? 'th';
};

/** A place in an order: 1st, 2nd, 3rd, 4th. */
export const ordinal = (place: number): string => `${place}${ordinalEnding(place)}`;

/** How far behind the first. Above a second, milliseconds say nothing any more. */
export const gapText = (ms: number): string =>
  ms < 1000 ? `+${Math.round(ms)} ms` : `+${(ms / 1000).toFixed(1)} s`;

/** How many share the first place. */
export const firstsIn = (buzz: readonly { readonly ms: number; readonly tied?: true }[]): number =>
  Math.max(1, buzz.filter(({ tied }) => tied).length);

export type NameLength = 'short' | 'long' | 'longer';

/** Names run from one letter to forty: three steps of type, by the longest word and the whole length. */
export function nameLength(name: string): NameLength {
  const longestWord = Math.max(...name.split(/\s+/).map(({ length }) => length));
  if (longestWord > 11 || name.length > 20) return 'longer';
  return longestWord > 7 || name.length > 14 ? 'long' : 'short';
}

/** Who asks to be let in: a player, or a remote. */
export const askText = ({ kind, value }: Pick<ToHostAsk, 'kind' | 'value'>): string =>
  kind === 'remote' ? `Remote ${value} wants to command` : `${value} wants to join`;

/** `12 phones · 1 screen`. */
export const attendance = (phones: number, screens: number): string =>
  `${counted(phones, 'phone')} · ${counted(screens, 'screen')}`;

const WISHES = {
  spin: 'Spin',
  next: 'Next word',
  undo: 'Undo',
  redo: 'Redo',
  right: 'Right',
  wrong: 'Wrong',
  pass: 'Pass',
} as const;

const BUZZERS = {
  open: 'Buzzers open',
  lock: 'Buzzers locked',
  reset: 'Buzzers reset',
} as const;

/** What a press of the remote was for. */
export function wishText(wish: RoomWish, teams: readonly { readonly name: string }[]): string {
  switch (wish.type) {
    case 'letter':
      return wish.letter;
    case 'phrase':
      return wish.phrase;
    case 'vowels':
      return wish.on ? 'Vowels on' : 'Vowels off';
    case 'score':
      return `${teamName(teams, wish.team)} ${wish.delta > 0 ? '+' : ''}${wish.delta}`;
    case 'star':
      return `${teamName(teams, wish.team)} rewarded`;
    case 'buzz':
      return BUZZERS[wish.do];
    default:
      return WISHES[wish.type];
  }
}

const OBJECTIONS: { readonly [Reason in Objection]?: string } = {
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
};

/** Why something cannot be done now, for those who asked for it from afar. */
export const objectionText = (objection: Objection): string =>
  OBJECTIONS[objection] ?? 'Not possible now';
