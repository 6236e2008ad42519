import { type Alphabet, UMLAUTS } from './alphabet.ts';

export const es: Alphabet = {
  keys: [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'],
  vowels: [...'AEIOU'],
  marked: [...UMLAUTS, ...'ÁÉÍÓÚ'],
  signs: [],
  playedAs: {},
  typedAs: {},
  areMarksTyped: false,
};
