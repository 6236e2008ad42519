import { expect, it } from 'vitest';
import { RULES } from './table.ts';

const ofKind = (wanted: string) =>
  Object.entries(RULES).flatMap(([type, { kind }]) => (kind === wanted ? type : []));

it('[R7] begins a new history with every action of the setup', () => {
  expect(ofKind('boundary')).toEqual([
    'chooseQuiz',
    'enterTeams',
    'addTeam',
    'removeTeam',
    'restoreTeam',
    'renameTeam',
    'setScore',
    'finalizeTeams',
    'startGame',
    'openGame',
    'playAgain',
    'keepTeams',
  ]);
});

it('[R5] [N4] keeps parts of a spin and changes of screen out of the steps', () => {
  expect(ofKind('quiet')).toEqual(['endSpin', 'closeReward']);
  expect(ofKind('cancel')).toEqual(['cancelSpin']);
  expect(ofKind('screen')).toEqual(['goTo']);
});

it('[K1] keeps the clocks out of the steps', () => {
  expect(ofKind('aside')).toEqual(['startClock', 'holdClock', 'resetClock', 'addTime', 'endClock']);
});
