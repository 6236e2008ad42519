import { words } from '../words/words.ts';

/** `st` of 1st, for those who set it smaller. */
export const ordinalEnding = (place: number): string => words('start').ordinalEnding({ place });

/** A place in an order: 1st, 2nd, 3rd, 4th. */
export const ordinal = (place: number): string => `${place}${ordinalEnding(place)}`;

/** How far behind the first. Above a second, milliseconds say nothing any more. */
export function gapText(ms: number): string {
  const { gap } = words('start');
  return ms < 1000 ? gap.ms({ ms: Math.round(ms) }) : gap.seconds({ seconds: ms / 1000 });
}

/** How many share the first place. */
export const firstsIn = (buzz: readonly { readonly ms: number; readonly tied?: true }[]): number =>
  Math.max(1, buzz.filter(({ tied }) => tied).length);
