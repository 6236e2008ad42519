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

/** Who presses within this of the first is as good as first. */
const TIE_MS = 10;
export const isTied = (ms: number): boolean => ms <= TIE_MS;

/** How many share the first place. */
export function firstsIn(buzz: readonly { readonly ms: number }[], tie: boolean): number {
  if (!tie) return 1;
  const apart = buzz.findIndex(({ ms }) => !isTied(ms));
  return apart < 0 ? buzz.length : apart;
}

export type NameLength = 'short' | 'long' | 'longer';

/** Names run from one letter to forty: three steps of type, by the longest word and the whole length. */
export function nameLength(name: string): NameLength {
  const longestWord = Math.max(...name.split(/\s+/).map(({ length }) => length));
  if (longestWord > 11 || name.length > 20) return 'longer';
  return longestWord > 7 || name.length > 14 ? 'long' : 'short';
}

const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** `12 phones · 1 screen`. */
export const attendance = (phones: number, screens: number): string =>
  `${plural(phones, 'phone')} · ${plural(screens, 'screen')}`;
