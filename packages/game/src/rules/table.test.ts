import { expect, it } from 'vitest';
import { RULES } from './table.ts';

const ofKind = (wanted: string) =>
  Object.entries(RULES)
    .flatMap(([type, { kind }]) => (kind === wanted ? type : []))
    .sort();

it('[R7] begins a new history with every action of the setup', () => {
  expect(ofKind('boundary')).toEqual([
    'addTeam',
    'chooseQuiz',
    'enterTeams',
    'finalizeTeams',
    'keepTeams',
    'openGame',
    'playAgain',
    'removeTeam',
    'renameTeam',
    'restoreTeam',
    'setScore',
    'startGame',
  ]);
});

it('[R5] [N4] keeps parts of a spin and changes of screen out of the steps', () => {
  expect(ofKind('amend')).toEqual(['closeReward', 'endSpin']);
  expect(ofKind('cancel')).toEqual(['cancelSpin']);
  expect(ofKind('screen')).toEqual(['goTo']);
});

it('[K1] keeps the clocks out of the steps', () => {
  expect(ofKind('clock')).toEqual(['addTime', 'endClock', 'holdClock', 'resetClock', 'startClock']);
});
