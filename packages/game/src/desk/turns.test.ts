import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, spun, TEAMS, wheelOf } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import type { Action } from '../action.ts';
import { log } from '../history/log.ts';
import { newRun, perform } from '../history/run.ts';
import { trailOf } from '../history/trail.ts';
import { objectionTo } from '../play.ts';

const classic = deskShow();
const turnAfter = (...actions: readonly Action[]) => after(classic, ...actions).desk?.turn;

describe('who begins', () => {
  it('[U1] is team 1, then the team after the one that began the last puzzle', () => {
    const due = { type: 'move' };
    const none = { earned: [0, 0, 0], held: [[], [], []], special: null };
    const begun = { turn: 0, starter: 0, next: 1, due, ...none };
    expect(classic.desk).toEqual(begun);
    expect(after(classic, host.next).desk).toMatchObject({ turn: 1, next: 2 });
    expect(turnAfter(host.pass, host.next)).toBe(1);
    expect(turnAfter(host.next, host.pass, host.wrong, host.next)).toBe(2);
  });

  it('[U1] is told with the puzzle', () => {
    expect(eventsOf(classic, host.next)).toEqual([
      { type: 'puzzleShown', position: 2, category: 'Category 2' },
      { type: 'turnPassed', team: 1, why: 'puzzle' },
    ]);
  });

  it('[U1] is the team set before the first letter', () => {
    expect(turnAfter(host.setTurn(2), host.next)).toBe(0);
    expect(turnAfter(host.value(100), host.call('Z'), host.setTurn(2), host.next)).toBe(1);
  });

  it('[U1] does not change by going back to a puzzle, whose turn is as it was left', () => {
    const back = after(classic, host.pass, host.pass, host.jump(2), host.jump(0));
    expect(back.desk).toMatchObject({ turn: 2, starter: 0, next: 2 });
    expect(Object.keys(back.parked)).toEqual(['2']);
    expect(after(back, host.next).desk?.turn).toBe(2);
  });
});

describe('passing', () => {
  it('[U2] goes to the next team, and from the last one to the first', () => {
    expect(eventsOf(classic, host.pass)).toEqual([{ type: 'turnPassed', team: 1, why: 'host' }]);
    expect(turnAfter(host.pass, host.pass, host.pass)).toBe(0);
  });

  it('[U2] gives a single team the turn back', () => {
    const alone = deskShow({ teams: TEAMS.slice(0, 1) });
    expect(after(alone, host.value(100), host.pass).desk).toMatchObject({
      turn: 0,
      due: { type: 'move' },
    });
  });

  it.each([
    ['wrongLetter', [host.value(100), host.call('Z')]],
    ['wrongAnswer', [host.wrong]],
    ['wrongAnswer', [host.solve('rat')]],
    ['host', [host.pass]],
  ] as const)('[U3] comes by %s', (why, actions) => {
    expect(eventsOf(classic, ...actions)).toContainEqual({ type: 'turnPassed', team: 1, why });
  });

  it('[U3] comes by Lose Turn, Forfeit and a verdict', () => {
    expect(spun(classic, 'loseTurn').desk?.turn).toBe(1);
    expect(spun(classic, 'forfeit').desk?.turn).toBe(1);
    expect(after(spun(classic, 'hostsDecision'), host.verdict('pass')).desk?.turn).toBe(1);
  });

  it('[U3] does not come by time where the rules do not say so', () => {
    expect(objectionTo(classic, host.timeUp)).toBe('NO_CHANGE');
  });

  it('[U4] does not come by a right letter', () => {
    expect(turnAfter(host.value(100), host.call('D'))).toBe(0);
    expect(turnAfter(host.value(300), host.call('D'), host.call('E'))).toBe(0);
  });

  it.each([host.pass, host.wrong, host.setTurn(2)])(
    '[U5] takes a value that stands away: %j',
    (action) => {
      expect(after(classic, host.value(300)).desk?.due).toEqual({ type: 'letter', value: 300 });
      expect(after(classic, host.value(300), action).desk?.due).toEqual({ type: 'move' });
    },
  );
});

describe('setting the turn', () => {
  const earned = deskShow({ at: { earned: [700, 0, 50] } });

  it('[U6] gives it to any team and leaves round points', () => {
    const set = after(earned, host.setTurn(2));
    expect(set.desk).toMatchObject({ turn: 2, earned: [700, 0, 50] });
    expect(eventsOf(earned, host.setTurn(2))).toEqual([
      { type: 'turnPassed', team: 2, why: 'host' },
    ]);
  });

  it('[U6] needs another team, and a puzzle that is open', () => {
    expect(objectionTo(earned, host.setTurn(0))).toBe('NO_CHANGE');
    expect(objectionTo(earned, host.setTurn(3))).toBe('NO_SUCH_TEAM');
    expect(objectionTo(after(earned, host.right), host.setTurn(1))).toBe('PUZZLE_COMPLETE');
  });

  it('[U6] leaves a verdict due', () => {
    const asked = spun(classic, 'bonusQuestion');
    for (const action of [host.setTurn(2), host.pass, host.wrong]) {
      expect(after(asked, action).desk?.due).toEqual({ type: 'verdict', chip: 'bonusQuestion' });
    }
  });
});

it('[U7] who is on turn has solved the puzzle, by the last letter, too', () => {
  const almost = deskShow({ phrases: ['bb'], at: { turn: 1 } });
  expect(after(almost, host.value(200), host.call('B')).rewardedTeam).toBe(1);
  expect(after(almost, host.solve('bb')).rewardedTeam).toBe(1);
  expect(after(almost, host.setTurn(2), host.right).rewardedTeam).toBe(2);
});

it('[U8] the log names the team of every guess, purchase and verdict', () => {
  const actions: readonly Action[] = [
    host.value(300),
    host.call('D'),
    host.call('E'),
    host.call('A'),
    host.spin,
    host.end,
    host.verdict('give', 200),
    host.wrong,
    host.solve('rat'),
    host.free('X'),
    host.right,
  ];
  const run = actions.reduce(
    (before, action) => perform(before, action).run,
    newRun(deskShow({ ...wheelOf('hostsDecision'), rules: { vowelPrice: 100 } })),
  );
  const [red, blue, owls] = TEAMS.map(({ name }, team) => ({ team, name }));
  expect(log(trailOf(run))).toEqual([
    { type: 'setValue', value: 300, by: red },
    { type: 'guessLetter', letter: 'D', count: 2, isSolved: false, by: red, price: 0, points: 600 },
    { type: 'guessLetter', letter: 'E', count: 1, isSolved: false, by: red, price: 100, points: 0 },
    { type: 'guessLetter', letter: 'A', count: 0, isSolved: false, by: red, price: 100, points: 0 },
    { type: 'startSpin', result: { type: 'hostsDecision' }, by: blue },
    { type: 'giveVerdict', outcome: 'give', points: 200, by: blue },
    { type: 'refuseAnswer', by: blue },
    { type: 'guessPhrase', phrase: 'rat', isSolved: false, by: owls },
    { type: 'guessLetter', letter: 'X', count: 0, isSolved: false, free: true },
    { type: 'acceptAnswer', phrase: 'RED DOG', by: red, paid: 1000 },
  ]);
});

describe('a spin at a desk', () => {
  const spinning = after(classic, host.spin);

  it.each<Action>([
    host.call('D'),
    host.solve('red dog'),
    host.plus(0),
    { type: 'enterScore', team: 0, score: 5 },
    { type: 'enterEarned', team: 0, points: 5 },
    host.chooseRules(classic.houseRules),
    host.setKind(0, 'tossUp'),
    host.pass,
    host.right,
    host.wrong,
    host.next,
    host.setTurn(1),
    host.value(100),
    host.free('D'),
  ])('[U9] lets nothing else happen: %j', (action) => {
    expect(objectionTo(spinning, action)).toBe('SPINNING');
  });

  it('[U9] lets the wheel be hidden and shown, and the screen be left', () => {
    expect(objectionTo(spinning, host.showWheel(false))).toBe(null);
    expect(objectionTo(spinning, host.goTo('winner'))).toBe(null);
  });
});
