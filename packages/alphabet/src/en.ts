import { A_TO_Z, type Alphabet, UMLAUTS } from './alphabet.ts';

export const en: Alphabet = {
  keys: A_TO_Z,
  vowels: [...'AEIOU'],
  marked: UMLAUTS,
  signs: [],
  playedAs: {},
  typedAs: {},
  areMarksTyped: true,
};
