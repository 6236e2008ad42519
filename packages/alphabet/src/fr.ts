import { A_TO_Z, type Alphabet, UMLAUTS } from './alphabet.ts';
import { APOSTROPHE, HYPHEN } from './signs.ts';

export const fr: Alphabet = {
  keys: A_TO_Z,
  vowels: [...'AEIOUY'],
  marked: [...UMLAUTS, ...'ÀÂÇÉÈÊËÎÏÔÙÛŸŒÆ'],
  signs: [APOSTROPHE, HYPHEN],
  playedAs: { Œ: 'OE', Æ: 'AE' },
  typedAs: {},
  areMarksTyped: false,
};
