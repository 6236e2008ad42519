import type { Language } from '@wheel/alphabet';
import { describe, expect, it } from 'vitest';
import { median } from '../testing/figures.ts';
import { figuresIn } from './figures.ts';
import { BANK_LANGUAGES, type BankPuzzle, bankOf, readText } from './puzzles.ts';

const LEVELS = [1, 2, 3] as const;

type Category = { readonly id: string; readonly puzzles: readonly BankPuzzle[] };

function measured(language: Language) {
  const bank = bankOf(language);
  const figureOf = figuresIn(language, bank);
  const medians = ({ puzzles }: Category) =>
    LEVELS.map((level) =>
      median(
        puzzles.filter((puzzle) => puzzle.level === level).map(({ phrase }) => figureOf(phrase)),
      ),
    );
  const categories = [...bank].map(([id, puzzles]) => ({ id, puzzles }));
  return { categories, figureOf, medians };
}

const banks = BANK_LANGUAGES.map((language) => ({ language, ...measured(language) }));

describe.each(banks)('the levels in $language', ({ language, categories, figureOf, medians }) => {
  it.each(categories)('differ in $id by their figures', (category) => {
    const [easy = 0, medium = 0, hard = 0] = medians(category);
    expect(easy).toBeGreaterThan(medium);
    expect(medium).toBeGreaterThan(hard);
  });

  it('are those of the figures, or next to them where a hand chose', () => {
    const far = categories.flatMap(({ puzzles }) =>
      puzzles
        .toSorted((a, b) => figureOf(b.phrase) - figureOf(a.phrase))
        .flatMap(({ line, level, phrase }, rank) => {
          const third = 1 + Math.floor((3 * rank) / puzzles.length);
          return Math.abs(third - level) < 2
            ? []
            : [`${language}.txt:${line} "${phrase}" is ${level}, its figure says ${third}`];
        }),
    );
    expect(far).toEqual([]);
  });
});

const TABLE = /^\| Category \|.*(?:\n\|.*)*/m;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The medians of the levels 1 to 3, a row for each category and a column for each language. */
function tableOfMedians(): string {
  const columns = banks.map(({ language, categories, medians }) => [
    language,
    '---',
    ...categories.map((category) => medians(category).map(Math.round).join(' · ')),
  ]);
  const ids = banks[0]?.categories.map(({ id }) => id) ?? [];
  return ['Category', '---', ...ids]
    .map((name, nth) => row([name, ...columns.map((column) => column[nth] ?? '')]))
    .join('\n');
}

it('are in the table of README.md', async () => {
  const readme = readText('README.md');
  expect(readme).toMatch(TABLE);
  await expect(readme.replace(TABLE, tableOfMedians())).toMatchFileSnapshot('README.md');
});
