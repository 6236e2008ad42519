import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { objectionTo } from '../play.ts';
import { shownText, team } from '../testing.ts';
import { PRESETS } from './presets.ts';
import {
  after,
  call,
  chooseRules,
  deskShow,
  eventsOf,
  free,
  next,
  pass,
  pick,
  right,
  scores,
  setTurn,
  spin,
  timeUp,
  value,
  wrong,
} from './testing-desk.ts';

const teams = [team('Red Pandas', 300), team('Blue Whales', 900), team('Late Owls', 900)];
const asBonus = (puzzle = 0): Action => ({ type: 'setKind', puzzle, kind: 'bonus' });
const ready = deskShow({ teams, kind: 'bonus' });
const openPicks: Action = { type: 'openPicks' };
const picked = after(ready, pick('D'), pick('C'), pick('B'), pick('A'));

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
    expect(after(picked, setTurn(2), openPicks, right).rewardedTeam).toBe(2);
    expect(after(ready, pass).desk?.turn).toBe(2);
  });

  it('[E5] does not move on who begins the next puzzle', () => {
    expect(after(ready, setTurn(2), next).desk).toMatchObject({ turn: 0, next: 1 });
    expect(after(deskShow({ kinds: ['round', 'bonus'] }), next, next).desk?.turn).toBe(1);
  });

  it('[E5] it is only for a puzzle on which nothing is guessed, and a round in Simple', () => {
    expect(objectionTo(after(deskShow(), free('Z')), asBonus())).toBe('PUZZLE_BEGUN');
    expect(after(deskShow({ preset: 'simple' }), asBonus()).desk?.special).toBe(null);
    expect(after(picked, chooseRules(PRESETS.simple)).desk?.special).toBe(null);
  });
});

describe('its letters', () => {
  it('[E6] R S T L N E open at once, S for both of ß', () => {
    expect(shownText(ready)).toBe('RE. ...');
    expect(ready.usedLetters).toEqual([...'RSTLNE']);
    expect(shownText(deskShow({ kind: 'bonus', phrases: ['Spaß'] }))).toBe('S..SS');
  });

  it('[E6] three consonants and one vowel are picked, none of them given or used', () => {
    expect(objectionTo(ready, pick('R'))).toBe('LETTER_USED');
    expect(objectionTo(ready, pick('d'))).toBe('NOT_A_LETTER');
    const some = after(ready, pick('D'), pick('A'));
    expect(objectionTo(some, pick('D'))).toBe('LETTER_USED');
    expect(objectionTo(some, pick('O'))).toBe('PICKS_FULL');
    expect(objectionTo(picked, pick('G'))).toBe('PICKS_FULL');
    expect(objectionTo(deskShow(), pick('D'))).toBe('NOT_A_BONUS_ROUND');
    expect(objectionTo(after(ready, free('D')), pick('D'))).toBe('LETTER_USED');
  });

  it('[E6] the picks open together, and all four are needed', () => {
    expect(shownText(picked)).toBe('RE. ...');
    expect(objectionTo(after(ready, pick('D')), openPicks)).toBe('PICKS_FEW');
    expect(eventsOf(picked, openPicks)).toEqual([
      { type: 'lettersOpened', letters: [...'DCBA'], count: 2 },
    ]);
    expect(shownText(after(picked, openPicks))).toBe('RED D..');
    expect(objectionTo(after(picked, openPicks), openPicks)).toBe('ALREADY_OPEN');
  });

  it('[E6] no other letter is called, no wheel spun', () => {
    expect(objectionTo(ready, call('D'))).toBe('LETTERS_REST');
    expect(objectionTo(ready, spin)).toBe('WHEEL_RESTS');
    expect(objectionTo(ready, value(300))).toBe('WHEEL_RESTS');
  });

  it('[E6] the given ones are closed again when it is to be another kind, until the first pick', () => {
    const round: Action = { type: 'setKind', puzzle: 0, kind: 'round' };
    const back = after(ready, round);
    expect(shownText(back)).toBe('... ...');
    expect(back).toMatchObject({ usedLetters: [], desk: { turn: 0, next: 1, special: null } });
    expect(objectionTo(after(ready, pick('D')), round)).toBe('PUZZLE_BEGUN');
  });
});

describe('the answer', () => {
  const opened = after(picked, openPicks);

  it('[E7] has 10 s, and a right one gives the prize to the score', () => {
    expect(PRESETS.classic.bonusSeconds).toBe(10);
    expect(eventsOf(opened, right)).toEqual([
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'rewarded', team: 1, value: 5000 },
    ]);
    expect(scores(after(opened, right))).toEqual([300, 5900, 900]);
  });

  it.each([wrong, timeUp])('[E7] opens the board without the prize: %j', (action) => {
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
    expect(objectionTo(picked, timeUp)).toBe('NO_CHANGE');
  });

  it('[E8] is not needed when the given letters complete the phrase', () => {
    const show = deskShow({ teams, kind: 'bonus', phrases: ['tree'] });
    expect(show).toMatchObject({ isComplete: true, rewardedTeam: 1 });
    expect(scores(show)).toEqual([300, 5900, 900]);
  });

  it('[E8] is not needed when the picks complete the phrase', () => {
    const show = deskShow({ teams, kind: 'bonus', phrases: ['bed'] });
    const solved = after(show, pick('D'), pick('C'), pick('B'), pick('A'), openPicks);
    expect(solved).toMatchObject({ isComplete: true, rewardedTeam: 1 });
    expect(scores(solved)).toEqual([300, 5900, 900]);
  });

  it('[E8] is not needed when a free letter completes the phrase', () => {
    const show = deskShow({ teams, kind: 'bonus', phrases: ['bet'] });
    expect(scores(after(show, free('B')))).toEqual([300, 5900, 900]);
  });
});
