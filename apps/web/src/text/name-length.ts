export type NameLength = 'short' | 'long' | 'longer';

/** Names run from one letter to forty: three steps of type, by the longest word and the whole length. */
export function nameLength(name: string): NameLength {
  const longestWord = Math.max(...name.split(/\s+/).map(({ length }) => length));
  if (longestWord > 11 || name.length > 20) return 'longer';
  return longestWord > 7 || name.length > 14 ? 'long' : 'short';
}
