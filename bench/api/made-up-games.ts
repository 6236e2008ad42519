import { createHash } from 'node:crypto';

export type MadeUpGame = {
  readonly quizId: string;
  readonly title: string;
  readonly owner: string;
  readonly isPublic: boolean;
  readonly entries: readonly { readonly category: string; readonly searchedWord: string }[];
};

/** Common words first: the nth is drawn about 1/n as often, as in real titles. */
const words =
  `Quiz Night Friday School Music Family Summer Winter Movie Science History Garden Harbour Kitchen
Football River Mountain Animals Capital Christmas Holiday Birthday Office Travel Ocean Festival Railway Painter Theatre
Legends Inventions Planets Proverbs Desserts Castles Islands Orchestra Detectives Champions Fairytales Landmarks Weather
Alphabet Bicycle Carnival Dinosaur Elephant Firework Galaxy Hamburg Iceland Jungle Kangaroo Lighthouse Museum Notebook
Olympics Penguin Quartz Rainbow Saxophone Telescope Umbrella Volcano Waterfall Xylophone Yesterday Zeppelin Frühling
Straße Köln Café Gemüse Brücke Märchen Äpfel Öffnung Übung`.split(/\s+/);
const drawing = words.map((_, rank) => 1 / (rank + 1));
const drawingTotal = drawing.reduce((sum, weight) => sum + weight, 0);

/** What the searches of the benchmark ask for, and how often it is in the titles. */
export const searchTexts = {
  'one letter': 'q',
  'two letters': 'mu',
  'common word': 'night',
  'two common words': 'quiz night',
  'rare word': 'zyzzyva',
  'no match': 'wxqzkj',
} as const;
const rareEvery = 10_000;

/** A small generator with a seed; the benchmark must ask for the same things every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The id of the nth game, known without asking the database. */
export function quizIdOf(seed: number, nth: number): string {
  const hex = createHash('sha1').update(`${seed}:${nth}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function drawWord(random: () => number): string {
  let left = random() * drawingTotal;
  for (const [rank, weight] of drawing.entries()) {
    left -= weight;
    if (left < 0) return words[rank] ?? 'Quiz';
  }
  return 'Quiz';
}

export function madeUpGame(seed: number, nth: number): MadeUpGame {
  const random = randomFrom(seed + nth);
  const drawn = Array.from({ length: 2 + Math.floor(random() * 3) }, () => drawWord(random));
  const rare = nth % rareEvery === 500 ? ['Zyzzyva'] : [];
  const entries = Array.from({ length: 3 }, () => ({
    category: drawWord(random),
    searchedWord: `${drawWord(random)} and ${drawWord(random)}`,
  }));
  return {
    quizId: quizIdOf(seed, nth),
    title: [...drawn, ...rare, nth].join(' '),
    owner: 'Guest',
    isPublic: true,
    entries,
  };
}
