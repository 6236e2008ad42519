/** Stands before the first letter, so that "begins with" is "contains" with one more character. */
export const START = '\u0002';

const LONGEST = 3;

/**
 * Texts of four common words have a dozen grams with long lists each. Eight of them, spread over the text, exclude
 * nearly as much as all and take half the time; what they let through is compared with the text itself.
 */
const ASKED_MAX = 8;

/** Every run of one, two or three characters of a folded title: its grams, by which it is found. */
export function gramsOfTitle(titleKey: string): string[] {
  const characters = [START, ...titleKey];
  const grams = new Set(
    characters.flatMap((_, at) =>
      [1, 2, LONGEST].map((size) => characters.slice(at, at + size).join('')),
    ),
  );
  grams.delete(START);
  return [...grams];
}

/**
 * Grams that every title containing `text` has. Each shares one character with the next, so that any two neighbours
 * stand together in one of them.
 */
export function gramsToFind(text: string): string[] {
  const characters = [...text];
  const last = characters.length - LONGEST;
  if (last <= 0) return [text];
  const starts = Array.from({ length: Math.ceil(last / 2) }, (_, nth) => 2 * nth).concat(last);
  const asked = Math.min(starts.length, ASKED_MAX);
  const grams = Array.from({ length: asked }, (_, nth) => {
    const at = starts[Math.round((nth * (starts.length - 1)) / (asked - 1))] ?? last;
    return characters.slice(at, at + LONGEST).join('');
  });
  return [...new Set(grams)];
}
