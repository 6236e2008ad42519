import { withTidySigns } from '@wheel/alphabet';
import { bare } from '../../lib/bare.ts';
import { cryptoChance, drawOrder } from '../../lib/chance.ts';
import type { BankPuzzle } from './bank.ts';

const DIFFICULTIES = { 1: 'easy', 2: 'medium', 3: 'hard' } as const;

export type Difficulty = 'any' | (typeof DIFFICULTIES)[BankPuzzle['level']];

/** A puzzle of the bank in a list. */
export type BankItem = {
  readonly phrase: string;
  /** An id. */
  readonly category: string;
  readonly difficulty: Difficulty;
  /** The phrase as it is compared. */
  readonly folded: string;
};

export type BankFilter = {
  /** An id; null for all. */
  readonly category: string | null;
  readonly difficulty: Difficulty;
  readonly text: string;
};

export const NO_FILTER: BankFilter = { category: null, difficulty: 'any', text: '' };

/** A text as phrases are compared: without case, accents and spaces too many, with signs as they are kept. */
export const folded = (text: string): string => withTidySigns(bare(text)).replace(/\s+/gu, ' ');

export const itemsOf = (puzzles: readonly BankPuzzle[]): readonly BankItem[] =>
  puzzles.map(({ phrase, category, level }) => ({
    phrase,
    category,
    difficulty: DIFFICULTIES[level],
    folded: folded(phrase),
  }));

/** What a filter leaves, in the order of the bank. */
export function matching(
  items: readonly BankItem[],
  { category, difficulty, text }: BankFilter,
): readonly BankItem[] {
  const wanted = folded(text);
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (difficulty === 'any' || item.difficulty === difficulty) &&
      item.folded.includes(wanted),
  );
}

/** So many at random. No category comes again before each other one has come as often, or has no more. */
export function drawSpread(
  items: readonly BankItem[],
  count: number,
  chance = cryptoChance,
): readonly BankItem[] {
  const drawn = new Map<string, number>();
  return drawOrder(items.length, chance)
    .flatMap((at) => items[at] ?? [])
    .map((item) => {
      const turn = drawn.get(item.category) ?? 0;
      drawn.set(item.category, turn + 1);
      return { item, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ item }) => item);
}
