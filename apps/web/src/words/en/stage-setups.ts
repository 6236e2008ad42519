import { formats } from '../formats.ts';

const { counted, list } = formats('en');

/** The dialog of the setups, and the bar of a game that brings one. */
export const setups = {
  title: 'Setups',
  lede: 'Wheel, rules, running order, look and sounds under one name',
  yours: 'Yours',
  builtIn: 'Built in',
  names: {
    plain: 'Plain',
    kids: 'Kids',
    classroom: 'Classroom',
    tvEvening: 'TV evening',
    party: 'Party',
  },
  segments: ({ count }: { readonly count: number }) =>
    counted(count, { one: '# segment', other: '# segments' }),
  /** What a setup holds, each before its value. */
  facts: {
    wheel: 'Wheel',
    rules: 'Rules',
    puzzles: 'Puzzles',
    look: 'Look',
    sounds: 'Sounds',
    name: 'Name',
  },
  rounds: 'Rounds',
  first: ({ kinds }: { readonly kinds: readonly string[] }) => `First: ${list(kinds, 'unit')}`,
  last: ({ kinds }: { readonly kinds: readonly string[] }) => `At the end: ${list(kinds, 'unit')}`,
  none: 'none',
  logo: 'Logo',
  withLogo: ({ name }: { readonly name: string }) => `${name}, with logo`,
  use: 'Use this setup',
  /** Why it cannot be used now. */
  tooLate: 'before the game starts',
  isOn: ({ name }: { readonly name: string }) => `${name} is on`,
  rename: 'Rename',
  export: 'Export',
  delete: 'Delete',
  deleted: ({ name }: { readonly name: string }) => `${name} deleted`,
  saveNow: 'Save what is on now…',
  import: 'Import…',
  name: 'Name',
  save: 'Save',
  replace: 'Replace',
  cancel: 'Cancel',
  same: ({ name }: { readonly name: string }) => `There is a setup “${name}” already.`,
  taken: 'There is a built-in setup of this name.',
  full: 'Thirty setups are the most.',
  noSetup: 'This file is no setup.',
  laterVersion: 'This setup is from a later version.',
  withGame: 'Save with this game',
  stale: 'This game was changed in another window.',
  notSaved: 'The game could not be saved.',
  /** Where a setup's name cannot be the name of a file. */
  file: 'Setup',
  offer: {
    label: 'Setup of this game',
    others: ({ owner }: { readonly owner: string }) => `This game by ${owner} brings a setup: {}`,
    own: 'Your game has brought its setup: {}',
    chips: ({ chips }: { readonly chips: readonly string[] }) =>
      `own chips: ${list(chips, 'unit')}`,
    use: 'Use it',
    keep: 'Keep mine',
  },
};
