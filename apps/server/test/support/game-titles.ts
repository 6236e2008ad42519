/** A small generator with a seed, so that every run sees the same titles. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const COMMON_WORDS = (
  'quiz night game show the wheel of fun family party music movie sport world animal food travel ' +
  'school big best great classic holiday summer winter team office friends trivia words'
).split(' ');
const SYLLABLES = (
  'ba be bo ca ce co da de di do fa fe fi fo ga ge go ha he hi ho ja jo ka ke ki ko la le li lo ma ' +
  'me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo wa we wi za ze zo ' +
  'ing ter ment ness tion ver ant ick ong ärt öl üß éra qui'
).split(' ');
const RARE_WORDS = 20_000;

function inventWord(random: () => number): string {
  const length = 2 + Math.floor(random() * 3);
  return Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Titles as people write them: a few words that everybody uses, many that few use, sometimes a number. */
export function* gameTitles(count: number, seed = 1): Generator<string> {
  const random = seededRandom(seed);
  const rareWords = Array.from({ length: RARE_WORDS }, () => inventWord(random));
  const pick = (words: readonly string[], skew: number) =>
    words[Math.floor(words.length * random() ** skew)] ?? 'quiz';

  for (let nth = 0; nth < count; nth++) {
    const length = 2 + Math.floor(random() * 3);
    const words = Array.from({ length }, () =>
      random() < 0.5 ? pick(COMMON_WORDS, 2) : pick(rareWords, 3),
    );
    if (random() < 0.2) words.push(String(Math.floor(random() * 10_000)));
    yield words.map(capital).join(' ');
  }
}
