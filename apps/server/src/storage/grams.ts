/** Stands before the first letter, so that "begins with" is "contains" with one more character. */
export const START = '\u0002';

/**
 * Short runs find short texts; for a longer text a run of five is rarely found in titles that do not
 * hold the whole, so the lists to be compared stay short.
 */
const SIZES = [1, 2, 3, 5] as const;
const LONGEST = 5;
const WINDOWS_COMPARED_MAX = 12;

export function slicesOf(text: string, size: number): string[] {
  // Joining is only needed where a character takes two code units.
  const characters = [...text];
  const isPlain = characters.length === text.length;
  const slices: string[] = [];
  for (let at = 0; at + size <= characters.length; at++) {
    slices.push(isPlain ? text.slice(at, at + size) : characters.slice(at, at + size).join(''));
  }
  return slices;
}

/** Every run of a folded title by which it can be found. */
export function gramsOfTitle(titleKey: string): string[] {
  const grams = SIZES.flatMap((size) => slicesOf(START + titleKey, size));
  return [...new Set(grams)].filter((gram) => gram !== START);
}

/**
 * One or two grams that every title containing `text` has, the rarest ones as far as `frequencyOf`
 * can tell: common ones have long lists and exclude little.
 */
export function gramsToFind(text: string, frequencyOf: (gram: string) => number): string[] {
  const { length } = [...text];
  if (length === 4) return slicesOf(text, 3);
  if (length <= LONGEST) return [text];

  const windows = spread(slicesOf(text, LONGEST), WINDOWS_COMPARED_MAX)
    .map((gram, at) => ({ gram, at, frequency: frequencyOf(gram) }))
    .sort((a, b) => a.frequency - b.frequency);
  const [rarest, ...others] = windows;
  if (!rarest) return [text];
  // Neighbours share most of their letters; one from elsewhere tells more.
  const second = others.find(({ at }) => Math.abs(at - rarest.at) >= LONGEST) ?? others[0];
  return second ? [rarest.gram, second.gram] : [rarest.gram];
}

function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, nth) => items[Math.round(nth * step)] as T);
}
