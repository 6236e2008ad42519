let segmenter: Intl.Segmenter | undefined;

/** In such a text every character is a letter of its own: there are neither joiners nor marks to add in it. */
const PLAIN = /^[\x20-\x7e\xa0-\u02ff\u2010-\u2027]*$/;

/**
 * What a reader takes for one letter each, so that an emoji stays whole. A browser needs 20 to 30 ms to learn how to
 * tell them apart, so plain text does without. Old televisions cannot, and split by code points.
 */
export function lettersIn(text: string): readonly string[] {
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
