import { CHIPS, newShow, play, publicShow, reviveRun } from '@wheel/game';
import { STORED, TOLD } from '@wheel/game/testing-stored-shows';
import { expect, it } from 'vitest';
import { boardSentence, nextButtonText } from './board.ts';
import { segmentText, teamName } from './names.ts';

it('[T7] calls a team without a name by its number', () => {
  const teams = [{ name: 'Red Pandas' }, { name: '  ' }];
  expect([0, 1].map((index) => teamName(teams, index))).toEqual(['Red Pandas', 'Team 2']);
});

it('[W1] says what stands on the fifteen chips', () => {
  expect(CHIPS.map(segmentText).join()).toBe(
    '100,200,300,400,500,600,700,800,900,1000,Lose Turn,Forfeit,Spin Again,Bonus Question,Hosts Decision',
  );
});

it('[J4] says a prize as it was typed', () => {
  expect(segmentText({ type: 'prize', text: 'Free coffee' })).toBe('Free coffee');
});

const puzzle = { id: 1, gametitle: 'Test game', category: 'Animals', searchedWord: 'a red' };

it('[P14] reads the board out with blanks for hidden letters', () => {
  const started = play({ ...newShow(), puzzles: [puzzle] }, { type: 'startGame', withWheel: true });
  const { show } = play(started.show, { type: 'guessLetter', letter: 'R' });
  expect(boardSentence(publicShow(show, 0).board)).toBe(
    'Word 1, 1 letter: blank. Word 2, 3 letters: R blank blank.',
  );
});

it('[L5] counts no apostrophe and no hyphen among the letters of a word', () => {
  const french = { ...puzzle, searchedWord: "l'an", language: 'fr' as const };
  const { show } = play(
    { ...newShow(), puzzles: [french] },
    { type: 'startGame', withWheel: true },
  );
  expect(boardSentence(publicShow(show, 0).board, 'fr')).toBe(
    'Word 1, 3 letters: blank ’ blank blank.',
  );
});

const played = (Object.keys(STORED) as (keyof typeof STORED)[]).filter(
  (name) => !['nothing-yet', 'teams-set-up', 'wheel-built'].includes(name),
);

it.each(played)('[R12] [P14] reads the board of the stored show "%s" out as 0.1 did', (name) => {
  const run = reviveRun(STORED[name]);
  if (run === null || run === 'newer') throw new Error('There is no run in it.');
  expect(boardSentence(publicShow(run.show, 0).board)).toBe(TOLD[name]?.board);
});

it('[P12] calls the next button Award Ceremony on the last puzzle only', () => {
  expect(nextButtonText(false)).toBe('NEXT WORD');
  expect(nextButtonText(true)).toBe('Award Ceremony');
});
