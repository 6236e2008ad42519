import { formats } from '../formats.ts';

const { counted, list, number } = formats('en-GB');

type Count = { readonly count: number };
type Title = { readonly title: string };
type User = { readonly username: string };

/** Reporting a game, and the review of reported games. */
export const review = {
  /** Of the tab and the page. */
  title: 'Review',
  summary: ({ reported, waiting }: { readonly reported: number; readonly waiting: number }) =>
    `${number(reported)} reported, ${counted(waiting, {
      one: '# waits for approval',
      other: '# wait for approval',
    })}`,
  empty: 'Nothing waits for review.',
  onlyReviewers: 'Only reviewers may do this.',
  list: {
    label: 'Games to review',
    by: ({ username }: User) => `by ${username}`,
    byHidden: ({ username }: User) => `by ${username}, hidden`,
    /** A tooltip. */
    reports: ({ count }: Count) => counted(count, { one: '# report', other: '# reports' }),
    /** A mark: it has no reports and waits for approval. */
    isNew: 'new',
  },
  game: {
    facts: ({ username, count }: { readonly username: string; readonly count: number }) =>
      `by ${username}, ${counted(count, { one: '# puzzle', other: '# puzzles' })}`,
    /** A mark beside the title. */
    hidden: 'Hidden',
    noNote: 'no note',
    pending: 'Waits for approval: it is not in the search yet.',
    hiddenBefore: 'Hidden after review: only its owner sees it.',
    setup: ({ name, prizes }: { readonly name: string; readonly prizes: readonly string[] }) =>
      prizes.length === 0 ? `Setup “${name}”` : `Setup “${name}”, prizes: ${list(prizes, 'unit')}`,
    puzzles: 'Puzzles',
    showAll: ({ count }: Count) => `Show all ${number(count)} entries`,
    /** Three buttons, each with its key. */
    verdicts: { keep: 'Keep', hide: 'Hide', remove: 'Remove' },
    meaning: 'Hidden, only its owner sees it. Removed, it is gone for good.',
  },
  /** Toasts. */
  done: {
    keep: ({ title }: Title) => `“${title}” is kept`,
    hide: ({ title }: Title) => `“${title}” is hidden`,
    remove: ({ title }: Title) => `“${title}” is removed`,
  },
  /** `why` is a sentence. */
  failed: ({ title, why }: { readonly title: string; readonly why: string }) =>
    `“${title}”: ${why}`,
  undo: 'Undo',
  reasons: {
    unsuitable: 'Unsuitable',
    personal: 'Personal data',
    copyright: 'Copyright',
    spam: 'Spam',
    other: 'Something else',
  },
  reportDialog: {
    title: 'Report',
    question: 'What is wrong with this game?',
    note: 'Note',
    notePlaceholder: ({ max }: { readonly max: number }) =>
      `Up to ${number(max)} characters, if you like`,
    cancel: 'Cancel',
    submit: 'Send',
    sent: 'Thank you. The report is sent.',
  },
};
