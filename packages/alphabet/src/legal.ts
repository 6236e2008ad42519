import type { Alphabet } from './alphabet.ts';

type Legal = { readonly letters: ReadonlySet<string>; readonly others: ReadonlySet<string> };

const legalOf = new Map<Alphabet, Legal>();

function legalIn(alphabet: Alphabet): Legal {
  const known = legalOf.get(alphabet);
  if (known) return known;
  const letters = [...alphabet.keys, ...alphabet.marked];
  const legal = {
    letters: new Set([...letters, ...letters.map((letter) => letter.toLowerCase())]),
    others: new Set([' ', ...alphabet.signs]),
  };
  legalOf.set(alphabet, legal);
  return legal;
}

/** Whether a composed text has nothing but letters, signs and spaces of the alphabet. */
export function isWrittenIn(text: string, alphabet: Alphabet): boolean {
  const { letters, others } = legalIn(alphabet);
  return [...text].every((character) => letters.has(character) || others.has(character));
}

export function hasLetter(text: string, alphabet: Alphabet): boolean {
  const { letters } = legalIn(alphabet);
  return [...text].some((character) => letters.has(character));
}
