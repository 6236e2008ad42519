import { formats } from '../formats.ts';

const { counted, time } = formats('en-GB');

type Count = { readonly count: number };
type Numbered = { readonly number: number };

/** Building a game, and editing one that is saved. */
export const build = {
  /** Of the browser's tab. */
  title: 'Build',
  editTitle: 'Edit',
  headline: 'Build your own Wheel of Fortune Game Show',
  gameTitle: 'Game Title',
  gameTitleTip: 'This is the title other users can search for',
  home: 'RETURN HOME',
  create: 'CREATE GAME',
  save: 'SAVE CHANGES',
  /** Beside the buttons at the foot: what becomes of the changes. */
  state: {
    draft: 'Kept as a draft in this browser',
    changed: 'Changes are kept as a draft until you save',
    saved: ({ at }: { readonly at: number }) => `Saved at ${time(at)}`,
  },
  entries: {
    title: 'ENTRIES',
    add: 'ADD ENTRY',
    /** Said when an entry was moved. */
    moved: ({ number, count }: Numbered & Count) => `Entry ${number} of ${count}`,
    removed: ({ number }: Numbered) => `Entry ${number} removed`,
    /** Brings the removed entry back. */
    undo: 'Undo',
  },
  entry: {
    name: ({ number }: Numbered) => `Entry ${number}`,
    /** As the buttons "Move up" and "Move down" name it. */
    moved: ({ number }: Numbered) => `entry ${number}`,
    remove: ({ number }: Numbered) => `Remove entry ${number}`,
    /** Tooltip of the grip. */
    drag: 'Drag',
    category: 'Category',
    searchedWord: 'Searched Word',
    /** In place of the letter tiles while there is no word. */
    noBoard: 'The board appears here',
    small: 'Small on a projector',
  },
  paste: {
    /** The button and the dialog. */
    title: 'Paste a list',
    label: 'List',
    hint: 'One puzzle to a line: category, then searched word',
    nothing: 'There is nothing to add yet.',
    cancel: 'Cancel',
    add: 'Add',
    addCounted: ({ count }: Count) =>
      counted(count, { one: `Add ${count} entry`, other: `Add ${count} entries` }),
  },
  /** Puzzles to choose from, in the language of the game. */
  bank: {
    /** The button on the page. */
    open: 'From the bank',
    failed: 'The puzzle bank did not load. Please try again.',
  },
  created: {
    title: 'Your game was successfully created!',
    /** In large letter tiles above the title. */
    tiles: 'READY',
    home: 'Go back to main menu',
    play: 'Test your game out!',
  },
  /** Another window saved the game first. */
  conflict: {
    changed: 'This game was changed in another window.',
    deleted: 'This game was deleted in another window.',
    mine: 'Mine',
    theirs: 'Theirs',
    mineCount: ({ count }: Count) =>
      counted(count, {
        one: `${count} entry, here in this window`,
        other: `${count} entries, here in this window`,
      }),
    theirsCount: ({ count }: Count) =>
      counted(count, {
        one: `${count} entry, saved meanwhile`,
        other: `${count} entries, saved meanwhile`,
      }),
    saveCopy: 'Save mine as a copy',
    saveOver: 'Save mine over it',
    takeTheirs: 'Take theirs',
  },
  /** What became of a game: "title changed, 1 new, 2 changed". */
  changes: {
    all: ({ changes }: { readonly changes: readonly string[] }) => changes.join(', '),
    nothing: 'nothing changed',
    title: 'title changed',
    visibility: 'who can see it changed',
    language: 'language changed',
    order: 'order changed',
    added: ({ count }: Count) => `${count} new`,
    changed: ({ count }: Count) => `${count} changed`,
    removed: ({ count }: Count) => `${count} removed`,
  },
  /** What came of editing, for a few seconds at the foot of the page. */
  toasts: {
    marked: 'Please mend what is marked.',
    putAway: 'Your changes were put away',
    /** Brings them back. */
    undo: 'Undo',
    copied: 'Saved as a copy',
    unsaved: 'Here are your changes that are not saved yet',
  },
  /** Where the address names another host's game, or none. */
  notMine: {
    headline: 'Edit a game',
    text: 'This game is not one of yours.',
    look: 'Look at it',
    login: 'Log in',
  },
};
