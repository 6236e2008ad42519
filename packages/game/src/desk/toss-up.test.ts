import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, played, scores, TEAMS } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { TOSS_UP_LETTER_MS } from '../constants.ts';
import { log } from '../history/log.ts';
import { reviveRun } from '../history/revive-run.ts';
import { trailOf } from '../history/trail.ts';
import { undo } from '../history/undo.ts';
import { objectionTo } from '../play.ts';
import { PRESETS } from './presets.ts';

const order = [5, 0, 3, 1, 4, 2];
const ready = deskShow({ kind: 'tossUp' });
const started = after(ready, host.start(...order));
const asTossUp: Action = host.setKind(0, 'tossUp');
const RIGHT_ANSWERS: readonly Action[] = [host.right, host.solve('red dog')];
const run = (...actions: readonly Action[]) => played(ready, ...actions);

describe('playing a puzzle as a toss-up', () => {
  it.each(['simple', 'classic'] as const)('[B1] is for a puzzle without a guess: %s', (preset) => {
    const round = deskShow({ preset });
    expect(after(round, asTossUp).desk?.special).toEqual({
      type: 'tossUp',
      order: null,
      opened: 0,
      buzzed: null,
      lockedOut: [],
    });
    expect(objectionTo(after(round, host.free('Z')), asTossUp)).toBe('PUZZLE_BEGUN');
    expect(eventsOf(round, asTossUp)).toEqual([{ type: 'kindSet', kind: 'tossUp' }]);
  });

  it('[B1] is a round by hand', () => {
    const byHand = after(ready, host.chooseRules(PRESETS.manual));
    expect(byHand.desk).toBe(null);
    expect(objectionTo(byHand, host.call('D'))).toBe(null);
  });

  it('[B1] lets no letter be called, no wheel be spun, and no team be on turn', () => {
    for (const show of [ready, started]) {
      expect(objectionTo(show, host.call('D'))).toBe('LETTERS_REST');
      expect(objectionTo(show, host.spin)).toBe('WHEEL_RESTS');
      expect(objectionTo(show, host.value(300))).toBe('WHEEL_RESTS');
      expect(objectionTo(show, host.pass)).toBe('NOBODY_ON_TURN');
      expect(objectionTo(show, host.setTurn(1))).toBe('NOBODY_ON_TURN');
    }
  });

  it('[B1] says no turn with the puzzle', () => {
    const show = deskShow({ kinds: ['round', 'tossUp'] });
    expect(eventsOf(show, host.next)).toEqual([
      { type: 'puzzleShown', position: 2, category: 'Category 2' },
      { type: 'kindSet', kind: 'tossUp' },
    ]);
  });
});

describe('its letters', () => {
  it('[B2] begin with an order of all closed tiles', () => {
    for (const bad of [
      [],
      [0, 1, 2],
      [0, 1, 2, 3, 4, 4],
      [1, 2, 3, 4, 5, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ]) {
      expect(objectionTo(ready, host.start(...bad))).toBe('NOT_AN_ORDER');
    }
    expect(objectionTo(ready, host.open)).toBe('LETTERS_REST');
    expect(objectionTo(started, host.start(...order))).toBe('ALREADY_OPEN');
    expect(objectionTo(deskShow(), host.start(...order))).toBe('NOT_A_TOSS_UP');
  });

  it('[B2] open one by one in that order, and are no step of the log', () => {
    expect(shownText(after(started, host.open))).toBe('... ..G');
    expect(shownText(after(started, host.open, host.open, host.open))).toBe('R.. D.G');
    expect(eventsOf(started, host.open)).toEqual([{ type: 'tossUpLetter', letter: 'G' }]);
    const played = run(host.start(...order), host.open, host.open);
    expect(log(trailOf(played))).toEqual([{ type: 'startTossUp' }]);
    expect(undo(played).show).toEqual(ready);
  });

  it('[B2] pass over tiles that are open', () => {
    const show = after(started, host.free('G'), host.free('R'), host.open);
    expect(shownText(show)).toBe('R.. D.G');
  });

  it('[B9] come every 1000 ms', () => {
    expect(TOSS_UP_LETTER_MS).toBe(1000);
  });
});

describe('a buzz', () => {
  const buzzed = after(started, host.open, host.buzz(1));

  it('[B3] holds the letters and asks that team', () => {
    expect(eventsOf(started, host.buzz(1))).toEqual([{ type: 'buzzed', team: 1 }]);
    expect(objectionTo(buzzed, host.open)).toBe('LETTERS_REST');
    expect(objectionTo(started, host.right)).toBe('NOBODY_BUZZED');
    expect(objectionTo(started, host.solve('red dog'))).toBe('NOBODY_BUZZED');
  });

  it('[B3] of a second or a locked-out team is ignored', () => {
    expect(objectionTo(buzzed, host.buzz(0))).toBe('ALREADY_BUZZED');
    expect(objectionTo(after(buzzed, host.wrong), host.buzz(1))).toBe('LOCKED_OUT');
    expect(objectionTo(started, host.buzz(3))).toBe('NO_SUCH_TEAM');
    expect(objectionTo(ready, host.buzz(0))).toBe('LETTERS_REST');
    expect(objectionTo(deskShow(), host.buzz(0))).toBe('NOT_A_TOSS_UP');
  });

  it.each(RIGHT_ANSWERS)(
    '[B4] with a right answer opens the board, pays the prize and begins the next puzzle: %j',
    (answer) => {
      expect(eventsOf(buzzed, answer)).toEqual([
        { type: 'solved', phrase: 'RED DOG' },
        { type: 'rewarded', team: 1, value: 1000 },
      ]);
      const won = after(buzzed, answer);
      expect(won).toMatchObject({ isComplete: true, rewardedTeam: 1 });
      expect(scores(won)).toEqual([0, 1000, 0]);
      expect(after(won, host.next).desk).toMatchObject({ turn: 1, next: 2 });
    },
  );

  it('[B5] with a wrong answer locks the team out; the letters may go on', () => {
    expect(eventsOf(buzzed, host.wrong)).toEqual([
      { type: 'wrongPhrase' },
      { type: 'lockedOut', team: 1 },
    ]);
    const locked = after(buzzed, host.wrong);
    expect(locked.desk?.special).toMatchObject({ buzzed: null, lockedOut: [1] });
    expect(shownText(after(locked, host.open))).toBe('R.. ..G');
  });
});

describe('the end', () => {
  const nobody = { type: 'tossUpOver', phrase: 'RED DOG' } as const;

  it('[B6] comes with the last tile: no team gains', () => {
    const all = order.map(() => host.open);
    expect(eventsOf(started, ...all)).toEqual([{ type: 'tossUpLetter', letter: 'D' }, nobody]);
    const over = after(started, ...all);
    expect(over).toMatchObject({ isComplete: true, rewardedTeam: null });
    expect(scores(over)).toEqual([0, 0, 0]);
    expect(objectionTo(over, host.buzz(0))).toBe('PUZZLE_COMPLETE');
  });

  it('[B6] comes with every team locked out', () => {
    const actions = [0, 1, 2].flatMap((team) => [host.buzz(team), host.wrong]);
    expect(eventsOf(started, ...actions)).toContainEqual(nobody);
    expect(shownText(after(started, ...actions))).toBe('RED DOG');
  });

  it('[B6] comes with the first wrong answer of a single team', () => {
    const alone = deskShow({ kind: 'tossUp', teams: TEAMS.slice(0, 1) });
    expect(after(alone, host.start(...order), host.buzz(0), host.wrong).isComplete).toBe(true);
  });

  it('[B6] leaves who begins as if it had not been played', () => {
    const over = after(started, ...order.map(() => host.open));
    expect(after(over, host.next).desk).toMatchObject({ turn: 0, next: 1 });
    const later = after(deskShow({ kinds: ['round', 'tossUp'] }), host.next, host.next);
    expect(later.desk).toMatchObject({ turn: 1, next: 2 });
  });

  it('[B6] comes with a free letter that solves: no team has', () => {
    const solved = after(started, host.buzz(0), ...[...'REDOG'].map(host.free));
    expect(solved).toMatchObject({ isComplete: true, rewardedTeam: null });
    expect(scores(solved)).toEqual([0, 0, 0]);
  });
});

it('[B8] comes back as it was kept: nothing in it runs by itself', () => {
  const played = run(host.start(...order), host.open, host.buzz(1), host.wrong, host.open);
  expect(reviveRun(JSON.parse(JSON.stringify(played)))).toEqual(played);
});
