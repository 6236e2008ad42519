/** Stands before the first letter, so that "begins with" is "contains" with one more character. */
export const START = '\u0002';

const GRAM_MAX = 3;
/** A handful of grams narrows a long text well enough; what is left is checked letter by letter. */
const GRAMS_ASKED_MAX = 8;

/** Letters and digits only, so that no tokenizer or query syntax sees anything else. */
const encode = (characters: readonly string[]) =>
  characters.map((character) => character.codePointAt(0)?.toString(36)).join('x');

function slices(characters: readonly string[], size: number): string[] {
  const found: string[] = [];
  for (let at = 0; at + size <= characters.length; at++) {
    found.push(encode(characters.slice(at, at + size)));
  }
  return found;
}

/** Every run of one to three characters of a folded title. */
export function gramsOfTitle(titleKey: string): string[] {
  const characters = [...titleKey];
  const withStart = [START, ...characters];
  return [...new Set([...slices(characters, 1), ...slices(withStart, 2), ...slices(withStart, 3)])];
}

/** Grams that every title containing `text` has. */
export function gramsToFind(text: string): string[] {
  const characters = [...text];
  if (characters.length <= GRAM_MAX) return [encode(characters)];
  const all = [...new Set(slices(characters, GRAM_MAX))];
  if (all.length <= GRAMS_ASKED_MAX) return all;
  const step = (all.length - 1) / (GRAMS_ASKED_MAX - 1);
  return Array.from({ length: GRAMS_ASKED_MAX }, (_, nth) => all[Math.round(nth * step)] ?? '');
}
