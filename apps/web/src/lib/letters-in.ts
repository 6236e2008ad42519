let segmenter: Intl.Segmenter | undefined;

/** In such a text every character is a letter of its own. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * What a reader takes for one letter each, so that an emoji stays whole. A browser needs 20 ms to learn how to tell them
 * apart, so plain text does without. Old
 * televisions cannot, and split by code points.
 */
export function lettersIn(text: string): readonly string[] {
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
