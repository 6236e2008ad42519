import { baseLetterOf } from './random.ts';

type Sent = {
  readonly state?: {
    readonly show: {
      readonly position: { readonly at: number };
      readonly complete: boolean;
      readonly keys?: Readonly<Record<string, string>>;
    };
  };
};

const WORD_LENGTH_MIN = 4;

/** Every text in it, with the way to it. */
function textsIn(value: unknown, way: string): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${way}.${key}`));
}

const parsed = (left: string): Sent | null => (left.startsWith('{') ? JSON.parse(left) : null);

/**
 * What gives hidden letters away among all that left the host, in order: a word of a puzzle that is not solved yet,
 * anywhere, and a letter of the puzzle that stands, beyond those that `known` says are called or open.
 */
export function leaksIn(
  left: readonly string[],
  phrases: readonly string[],
  known: (puzzle: number) => ReadonlySet<string>,
): readonly string[] {
  const solved = new Set<number>();
  let at = 1;
  return left.flatMap((one) => {
    const sent = parsed(one);
    if (sent?.state) {
      at = sent.state.show.position.at;
      if (sent.state.show.complete) solved.add(at);
    }
    const plain = baseLetterOf(one);
    const words = phrases
      .filter((_, index) => !solved.has(index + 1))
      .flatMap((phrase) => baseLetterOf(phrase).split(' '))
      .filter((word) => word.length >= WORD_LENGTH_MIN && plain.includes(word));
    if (solved.has(at)) return words;

    const phrase = baseLetterOf(phrases[at - 1] ?? '');
    const isHidden = (letter: string) => phrase.includes(letter) && !known(at).has(letter);
    const letters = textsIn(sent, 'frame')
      .map(([way, text]) => [way, baseLetterOf(text)] as const)
      .filter(([, text]) => /^\p{L}$/u.test(text) && isHidden(text));
    const hits = Object.entries(sent?.state?.show.keys ?? {}).filter(
      ([key, state]) => state === 'hit' && isHidden(key),
    );
    return [
      ...words,
      ...letters.map(([way, letter]) => `${way}: ${letter}`),
      ...hits.map(([key]) => `key: ${key}`),
    ];
  });
}
