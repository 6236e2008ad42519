/** Stands before the first letter, so that "begins with" is "contains" with one more character. */
export const START = '\u0002';

/**
 * Short runs find short texts; for a longer text a run of five is rarely found in titles that do not
 * hold the whole, so the lists to be compared stay short.
 */
const SIZES = [1, 2, 3, 5] as const;
const LONGEST = 5;
const WINDOWS_COMPARED_MAX = 8;

function slicesOf(characters: readonly string[], size: number): string[] {
  const slices: string[] = [];
  for (let at = 0; at + size <= characters.length; at++) {
    let slice = '';
    for (let next = at; next < at + size; next++) slice += characters[next];
    slices.push(slice);
  }
  return slices;
}

/** Every run of a folded title by which it can be found, spelt with `codeOf` each character. */
export function gramsOfTitle(
  titleKey: string,
  codeOf: (character: string) => string = String,
): ReadonlySet<string> {
  const codes = Array.from(START + titleKey, codeOf);
  const grams = new Set(SIZES.flatMap((size) => slicesOf(codes, size)));
  grams.delete(codeOf(START));
  return grams;
}

/**
 * One or two grams that every title containing `text` has, the rarest ones as far as `frequencyOf`
 * can tell: common ones have long lists and exclude little.
 */
export function gramsToFind(text: string, frequencyOf: (gram: string) => number): string[] {
  const characters = [...text];
  if (characters.length === 4) return slicesOf(characters, 3);
  if (characters.length <= LONGEST) return [text];

  const all = slicesOf(characters, LONGEST).map((gram, at) => ({ gram, at }));
  const windows = spread(all, WINDOWS_COMPARED_MAX)
    .map((window) => ({ ...window, frequency: frequencyOf(window.gram) }))
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
