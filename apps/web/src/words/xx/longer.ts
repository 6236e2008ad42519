import { englishWords } from '../registry.ts';
import type { Part, Words } from '../words.ts';

const PLACE = /(\{\}|#)/;
const MARKED: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', u: 'ü', y: 'ÿ' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Ï', N: 'Ñ', O: 'Ö', U: 'Ü', Y: 'Ý' },
};

/** Short texts grow most from one language to another. */
function growth(length: number): number {
  if (length <= 10) return 2;
  return length <= 20 ? 1.65 : 1.4;
}

const marked = (text: string) => [...text].map((letter) => MARKED[letter] ?? letter).join('');

/** A text with marks on its letters, and its own beginning once more behind it until it is long enough. */
export function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const missing = Math.ceil(text.length * growth(text.length)) - text.length;
  const words = text.replace(/\{\}|#/g, '').trim();
  const more = words.repeat(Math.ceil(missing / Math.max(1, words.length))).slice(0, missing);
  const pieces = text.split(PLACE).map((piece) => (PLACE.test(piece) ? piece : marked(piece)));
  return `${pieces.join('')}${marked(more)}`;
}

function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return longer(value);
  if (typeof value === 'function') {
    return (...args: readonly unknown[]) => lengthened(value(...args));
  }
  if (Array.isArray(value)) return value.map(lengthened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, lengthened(text)]));
}

/** The English words of a part, which are here before anything else asks for the part, made longer. */
export const pseudoWords = <P extends Part>(part: P): Words<P> =>
  lengthened(englishWords(part)) as Words<P>;
