import { formats } from '../formats.ts';

const { counted } = formats('en-GB');

type Count = { readonly count: number };

/** A list of puzzles that was pasted or comes from a file. */
export const lists = {
  /** Name of the rows as they were read, beside the box. */
  preview: 'Preview',
  ready: {
    entry: ({ count }: Count) =>
      counted(count, { one: `${count} entry ready`, other: `${count} entries ready` }),
    puzzle: ({ count }: Count) =>
      counted(count, { one: `${count} puzzle ready`, other: `${count} puzzles ready` }),
  },
  staying: ({ count }: Count) =>
    counted(count, {
      one: `${count} row stays in the box`,
      other: `${count} rows stay in the box`,
    }),
  /** Behind the lines that are shown. */
  more: ({ lines, bad }: { readonly lines: number; readonly bad: number }) =>
    counted(lines, {
      one: `${lines} line more, ${bad} of them bad`,
      other: `${lines} lines more, ${bad} of them bad`,
    }),
  /** A toast. */
  withoutSetup: 'Imported without its setup.',
  untitled: 'A game without a title',
  /** Tooltip of an arrow beside a category. */
  fromAbove: 'from the row above',
  /** Why nothing of it can be read. */
  problems: {
    TOO_LARGE: 'This is more than 1 MiB.',
    NOT_JSON: 'This is not readable as JSON.',
    NO_ENTRIES: 'There are no entries in it.',
  },
  /** What is wrong with a row. */
  faults: {
    missing: {
      category: 'The category is missing.',
      searchedWord: 'The searched word is missing.',
    },
    category: ({ text }: { readonly text: string }) => `Category: ${text}.`,
    tooMany: ({ max }: { readonly max: number }) => `A game has at most ${max} entries.`,
  },
};
