/** The letters, digits and signs of English text: what every page shows at once. */
export const CORE =
  'U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2212';
/** What German, Spanish and French text has beyond that: letters with marks, their quotation marks and spaces. */
export const MARKS =
  'U+00A1,U+00AA-00AB,U+00B0,U+00BA-00BB,U+00BF-00C2,U+00C4,U+00C6-00CB,U+00CD-00CF,U+00D1,U+00D3-00D4,U+00D6,U+00D9-00DC,' +
  'U+00DF-00E2,U+00E4,U+00E6-00EB,U+00ED-00EF,U+00F1,U+00F3-00F4,U+00F6,U+00F9-00FC,U+00FF,U+0152-0153,U+201A,U+201E,U+202F';
/** Español and Français stand in the switch between languages, on every page. */
export const CORE_OF_SWITCH = ',U+00E7,U+00F1';

export function codePoints(range: string): readonly number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

const ALWAYS_THERE = new Set(codePoints(CORE + CORE_OF_SWITCH));
const WITH_MARKS = new Set(codePoints(MARKS).filter((point) => !ALWAYS_THERE.has(point)));

/** Which part of the fonts draws a character. */
export function fontPart(character: string): 'core' | 'marks' | 'rest' {
  const point = character.codePointAt(0) ?? 0;
  if (ALWAYS_THERE.has(point)) return 'core';
  return WITH_MARKS.has(point) ? 'marks' : 'rest';
}
