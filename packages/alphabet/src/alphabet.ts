/** The letters of a language: the keys of its keyboard, and what else a phrase may be written with. */
export type Alphabet = {
  /** In capitals, in the order of the alphabet. */
  readonly keys: readonly string[];
  /** The keys that are vowels; the others are consonants. */
  readonly vowels: readonly string[];
  /** Legal beside the keys and spaces; in capitals, but for ß. */
  readonly marked: readonly string[];
  /** Legal as well, but no letters: they are open from the start. */
  readonly signs: readonly string[];
  /** Capitals that are played as several: Œ as OE. */
  readonly playedAs: Readonly<Record<string, string>>;
  /** Capitals that a host may also type as several: Ä as AE. */
  readonly typedAs: Readonly<Record<string, string>>;
  /** Whether a typed phrase needs every mark of its letters. */
  readonly areMarksTyped: boolean;
};

export const A_TO_Z: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Legal in every language. */
export const UMLAUTS: readonly string[] = [...'ÄÖÜß'];
