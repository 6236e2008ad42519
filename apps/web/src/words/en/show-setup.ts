import { formats } from '../formats.ts';

const { counted } = formats('en-GB');

/** Before the first puzzle: the teams and the wheel. */
export const setup = {
  teams: {
    /** Of the browser's tab. */
    title: 'Set up your teams',
    heading: 'SET UP YOUR TEAMS',
    section: 'TEAMS',
    name: 'Team Name',
    score: 'Score',
    add: 'ADD TEAM',
    full: ({ count }: { readonly count: number }) =>
      `Maximum of ${counted(count, { one: '# team', other: '# teams' })} reached`,
    remove: ({ name }: { readonly name: string }) => `Remove ${name}`,
    removeUnnamed: ({ number }: { readonly number: number }) => `Remove team ${number}`,
    removed: ({ name }: { readonly name: string }) => `${name} removed`,
    undo: 'Undo',
    finalize: 'FINALIZE TEAMS',
  },
  wheel: {
    /** Of the browser's tab. */
    title: 'Build your wheel',
    heading: 'Build Your Wheel',
    lede: 'Add a chip more than once to make it more likely.',
    /** A number stands in the place. */
    tally: '{} segments on the wheel',
    chips: 'Available chips',
    reset: 'Reset Wheel',
    fill: 'Fill as on television',
    full: ({ count }: { readonly count: number }) =>
      `Maximum of ${counted(count, { one: '# segment', other: '# segments' })} reached`,
    rules: 'Rules',
    adjust: 'Adjust…',
    order: 'Running order…',
    ownChip: 'Own chip…',
    setups: 'Setups…',
    stage: 'Stage…',
    start: 'START GAME WITH WHEEL',
    startWithout: 'START GAME WITHOUT WHEEL',
    noGame: 'Please select a game first.',
  },
};
