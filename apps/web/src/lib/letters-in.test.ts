import { expect, it, vi } from 'vitest';
import { lettersIn } from './letters-in.ts';

it.each([
  ['', []],
  ['R2-D2 !', ['R', '2', '-', 'D', '2', ' ', '!']],
  ['AÑO', ['A', 'Ñ', 'O']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍👩‍👧 1', ['👩‍👩‍👧', ' ', '1']],
])('splits “%s” by what a reader takes for a letter', (text, letters) => {
  expect(lettersIn(text)).toEqual(letters);
});

const LATIN = Array.from({ length: 0x300 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
const DASHES = Array.from({ length: 0x18 }, (_, at) => String.fromCodePoint(at + 0x2010));

it('splits letters of Europe, dashes and quotation marks as Unicode does', () => {
  const letters = [...LATIN, ...DASHES];
  for (const text of [letters.join(''), letters.toReversed().join('')])
    expect(lettersIn(text)).toEqual(
      Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment),
    );
  for (const letter of letters) expect(lettersIn(letter + letter)).toEqual([letter, letter]);
});

it.each(['GLÜCKSRAD', 'LA RULETA DE LA SUERTE ¡Ñ!', 'ROUE – L’ÉTÉ…'])(
  'asks no browser how to split “%s”',
  (text) => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(lettersIn(text)).toEqual([...text]);
    expect(segment).not.toHaveBeenCalled();
    segment.mockRestore();
  },
);
