import type { BankLevel, BankPuzzle } from './bank.ts';

/** From easy to hard. */
const LEVELS: readonly BankLevel[] = [1, 1, 2, 2, 3, 3];

type Chance = () => number;

const drawOne = <T>(items: readonly T[], chance: Chance): T | undefined =>
  items[Math.floor(chance() * items.length)];

/** First a category, then a puzzle of it, so that no category comes up oftener because it has more of them. */
function drawPuzzle(puzzles: readonly BankPuzzle[], chance: Chance): BankPuzzle | undefined {
  const drawn = drawOne([...new Set(puzzles.map(({ category }) => category))], chance);
  return drawOne(
    puzzles.filter(({ category }) => category === drawn),
    chance,
  );
}

/** Six puzzles of six categories, two of each level. Those that were given lately come again only where no other is left. */
export function pickSurprise(
  bank: readonly BankPuzzle[],
  given: readonly string[],
  chance: Chance,
): readonly BankPuzzle[] {
  const lately = new Set(given);
  const picked: BankPuzzle[] = [];
  for (const wanted of LEVELS) {
    const taken = new Set(picked.map(({ category }) => category));
    const open = bank.filter(({ category, level }) => level === wanted && !taken.has(category));
    const fresh = open.filter(({ phrase }) => !lately.has(phrase));
    const puzzle = drawPuzzle(fresh.length > 0 ? fresh : open, chance);
    if (puzzle) picked.push(puzzle);
  }
  return picked;
}
