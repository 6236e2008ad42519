import { A_TO_Z, type Alphabet, UMLAUTS } from './alphabet.ts';

export const de: Alphabet = {
  keys: A_TO_Z,
  vowels: [...'AEIOU'],
  marked: UMLAUTS,
  signs: [],
  playedAs: {},
  typedAs: { Ä: 'AE', Ö: 'OE', Ü: 'UE' },
  areMarksTyped: false,
};
