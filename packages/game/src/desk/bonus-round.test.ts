import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, scores } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText, team } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { objectionTo } from '../play.ts';
import { PRESETS } from './presets.ts';

const teams = [team('Red Pandas', 300), team('Blue Whales', 900), team('Late Owls', 900)];
const asBonus = (puzzle = 0): Action => ({ type: 'setKind', puzzle, kind: 'bonus' });
const ready = deskShow({ teams, kind: 'bonus' });
const picked = after(ready, host.pick('D'), host.pick('C'), host.pick('B'), host.pick('A'));

describe('who plays it', () => {
  it('[E5] is the team with the highest score, among equals the first, and the tie is told', () => {
    expect(ready.desk).toMatchObject({ turn: 1, special: { type: 'bonus' } });
    const round = deskShow({ teams });
    expect(eventsOf(round, asBonus())).toEqual([
      { type: 'kindSet', kind: 'bonus' },
      { type: 'bonusBegun', team: 1, isTie: true },
      { type: 'lettersOpened', letters: [...'RSTLNE'], count: 2 },
      { type: 'turnPassed', team: 1, why: 'puzzle' },
    ]);
    const leading = deskShow({ teams: teams.slice(0, 2) });
    expect(eventsOf(leading, asBonus())).toContainEqual({
      type: 'bonusBegun',
      team: 1,
      isTie: false,
    });
  });

  it('[E5] may be changed by the host', () => {
    expect(after(picked, host.setTurn(2), host.openPicks, host.right).rewardedTeam).toBe(2);
    expect(after(ready, host.pass).desk?.turn).toBe(2);
  });

  it('[E5] does not move on who begins the next puzzle', () => {
    expect(after(ready, host.setTurn(2), host.next).desk).toMatchObject({ turn: 0, next: 1 });
    expect(after(deskShow({ kinds: ['round', 'bonus'] }), host.next, host.next).desk?.turn).toBe(1);
  });

  it('[E5] it is only for a puzzle on which nothing is guessed, and a round in Simple', () => {
    expect(objectionTo(after(deskShow(), host.free('Z')), asBonus())).toBe('PUZZLE_BEGUN');
    expect(after(deskShow({ preset: 'simple' }), asBonus()).desk?.special).toBe(null);
    expect(after(picked, host.chooseRules(PRESETS.simple)).desk?.special).toBe(null);
  });
});

describe('its letters', () => {
  it('[E6] R S T L N E open at once, S for both of ß', () => {
    expect(shownText(ready)).toBe('RE. ...');
    expect(ready.usedLetters).toEqual([...'RSTLNE']);
    expect(shownText(deskShow({ kind: 'bonus', phrases: ['Spaß'] }))).toBe('S..SS');
  });

  it('[E6] three consonants and one vowel are picked, none of them given or used', () => {
    expect(objectionTo(ready, host.pick('R'))).toBe('LETTER_USED');
    expect(objectionTo(ready, host.pick('d'))).toBe('NOT_A_LETTER');
    const some = after(ready, host.pick('D'), host.pick('A'));
    expect(objectionTo(some, host.pick('D'))).toBe('LETTER_USED');
    expect(objectionTo(some, host.pick('O'))).toBe('PICKS_FULL');
    expect(objectionTo(picked, host.pick('G'))).toBe('PICKS_FULL');
    expect(objectionTo(deskShow(), host.pick('D'))).toBe('NOT_A_BONUS_ROUND');
    expect(objectionTo(after(ready, host.free('D')), host.pick('D'))).toBe('LETTER_USED');
  });

  it('[E6] the picks open together, and all four are needed', () => {
    expect(shownText(picked)).toBe('RE. ...');
    expect(objectionTo(after(ready, host.pick('D')), host.openPicks)).toBe('PICKS_FEW');
    expect(eventsOf(picked, host.openPicks)).toEqual([
      { type: 'lettersOpened', letters: [...'DCBA'], count: 2 },
    ]);
    expect(shownText(after(picked, host.openPicks))).toBe('RED D..');
    expect(objectionTo(after(picked, host.openPicks), host.openPicks)).toBe('ALREADY_OPEN');
  });

  it('[E6] no other letter is called, no wheel spun', () => {
    expect(objectionTo(ready, host.call('D'))).toBe('LETTERS_REST');
    expect(objectionTo(ready, host.spin)).toBe('WHEEL_RESTS');
    expect(objectionTo(ready, host.value(300))).toBe('WHEEL_RESTS');
  });

  it('[E6] the given ones are closed again when it is to be another kind, until the first pick', () => {
    const round: Action = host.setKind(0, 'round');
    const back = after(ready, round);
    expect(shownText(back)).toBe('... ...');
    expect(back).toMatchObject({ usedLetters: [], desk: { turn: 0, next: 1, special: null } });
    expect(objectionTo(after(ready, host.pick('D')), round)).toBe('PUZZLE_BEGUN');
  });
});

describe('the answer', () => {
  const opened = after(picked, host.openPicks);

  it('[E7] has 10 s, and a right one gives the prize to the score', () => {
    expect(PRESETS.classic.bonusSeconds).toBe(10);
    expect(eventsOf(opened, host.right)).toEqual([
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'rewarded', team: 1, value: 5000 },
    ]);
    expect(scores(after(opened, host.right))).toEqual([300, 5900, 900]);
  });

  it.each([host.wrong, host.timeUp])('[E7] opens the board without the prize: %j', (action) => {
    expect(eventsOf(opened, action)).toContainEqual({
      type: 'bonusLost',
      team: 1,
      phrase: 'RED DOG',
    });
    const lost = after(opened, action);
    expect(lost).toMatchObject({ isComplete: true, rewardedTeam: null });
    expect(scores(lost)).toEqual([300, 900, 900]);
  });

  it('[E7] has all the time before the picks are open', () => {
    expect(objectionTo(picked, host.timeUp)).toBe('NO_CHANGE');
  });

  const COMPLETIONS: readonly [string, string, readonly Action[]][] = [
    ['the given letters complete', 'tree', []],
    ['the picks complete', 'bed', [...[...'DCBA'].map(host.pick), host.openPicks]],
    ['a free letter completes', 'bet', [host.free('B')]],
  ];

  it.each(COMPLETIONS)('[E8] is not needed when %s the phrase %j', (_how, phrase, actions) => {
    const solved = after(deskShow({ teams, kind: 'bonus', phrases: [phrase] }), ...actions);
    expect(solved).toMatchObject({ isComplete: true, rewardedTeam: 1 });
    expect(scores(solved)).toEqual([300, 5900, 900]);
  });
});
