import { LONGEST_PRIZE, MAX_CHIP_POINTS } from '../constants.ts';
import { isSameText, type Segment, SURPRISES, spaced } from './segment.ts';

/** The words of chips in stored shows and setups, in every language. */
export const SURPRISE_TEXTS: Readonly<Record<(typeof SURPRISES)[number], string>> = {
  loseTurn: 'Lose Turn',
  forfeit: 'Forfeit',
  spinAgain: 'Spin Again',
  bonusQuestion: 'Bonus Question',
  hostsDecision: 'Hosts Decision',
};

/** Control characters, line breaks, halves of surrogate pairs, and what turns the writing direction. */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const DIGITS = /^\p{Nd}+$/u;

const isShort = (text: string): boolean => [...text].length <= LONGEST_PRIZE;

const isPrize = (text: string): boolean =>
  isShort(spaced(text)) && ![UNSHOWABLE, BLANK, DIGITS].some((bad) => bad.test(text.trim()));

const isPoints = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_CHIP_POINTS;

/** The own chip that a host asks for, its prize trimmed and spaced; `null` where there can be none. */
export function ownChip(segment: Segment): Segment | null {
  if (segment.type === 'points') return isPoints(segment.value) ? segment : null;
  if (segment.type !== 'prize' || !isPrize(segment.text)) return null;
  return { type: 'prize', text: spaced(segment.text) };
}

/** A chip as text: its number, one of the words above, or its prize. */
export function chipText(segment: Segment): string {
  if (segment.type === 'points') return `${segment.value}`;
  return segment.type === 'prize' ? segment.text : SURPRISE_TEXTS[segment.type];
}

/** The chip that a text says; `null` where it says none. */
export function chipOf(text: string): Segment | null {
  if (!isShort(spaced(text))) return null;
  const surprise = SURPRISES.find((type) => isSameText(SURPRISE_TEXTS[type], text));
  if (surprise) return { type: surprise };
  return ownChip(
    /^[1-9]\d*$/.test(text) ? { type: 'points', value: Number(text) } : { type: 'prize', text },
  );
}
