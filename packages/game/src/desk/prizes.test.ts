import { describe, expect, it } from 'vitest';
import { after, deskShow, eventsOf, goOn, played, scores, spun, wheelOf } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { log } from '../history/log.ts';
import { trailOf } from '../history/trail.ts';
import { redo, undo } from '../history/undo.ts';
import { objectionTo } from '../play.ts';
import type { Show } from '../show.ts';
import { PRESETS } from './presets.ts';
import { resultsOf } from './results.ts';

const COFFEE = 'Free coffee';
const classic = deskShow();
const simple = deskShow({ preset: 'simple' });
const stands = spun(classic, 'prize');
const holds = after(stands, host.call('D'));
const held = ({ desk }: Show) => desk?.held;
const won = ({ teams }: Show) => teams.map(({ prizes }) => prizes);
const none = [[], [], []];

describe('a prize', () => {
  it('[J5] stands together with the points of a letter', () => {
    expect(stands.desk?.due).toEqual({ type: 'letter', value: 500, prize: COFFEE });
    expect(spun(simple, 'prize').desk?.due).toEqual({ type: 'letter', value: 100, prize: COFFEE });
    const worthless = deskShow({ rules: { pointsPerLetter: 0 } });
    expect(spun(worthless, 'prize').desk?.due).toEqual({ type: 'letter', value: 0, prize: COFFEE });
  });

  it.each([
    ['a wrong consonant', host.call('Z')],
    ['a passed turn', host.pass],
    ['a set turn', host.setTurn(2)],
    ['a wrong answer', host.wrong],
    ['no value', host.value(0)],
  ])('[J5] is gone with %s', (_name, action) => {
    const show = after(stands, action);
    expect(show.desk?.due).toEqual({ type: 'move' });
    expect(held(show)).toEqual(none);
  });

  it('[J5] is gone with a typed value, and with the last closed consonant', () => {
    expect(after(stands, host.value(700)).desk?.due).toEqual({ type: 'letter', value: 700 });
    const opened = after(stands, host.free('D'), host.free('R'), host.free('G'));
    expect(opened.desk?.due).toEqual({ type: 'move' });
    expect(spun(deskShow({ preset: 'simple', phrases: ['aua'] }), 'prize').desk?.due).toEqual({
      type: 'move',
    });
  });

  it('[J5] is a trial where the wheel is built', () => {
    const trial = { ...host.spin, trial: true } as typeof host.spin;
    expect(after({ ...classic, ...wheelOf('prize') }, trial, host.end).desk).toEqual(classic.desk);
  });

  it('[J6] is held with a right consonant, which pays its value', () => {
    expect(holds.desk).toMatchObject({
      turn: 0,
      earned: [1000, 0, 0],
      held: [[COFFEE], [], []],
      due: { type: 'move' },
    });
    expect(eventsOf(stands, host.call('D'))).toContainEqual({
      type: 'prizeHeld',
      team: 0,
      prize: COFFEE,
    });
    expect(scores(after(spun(simple, 'prize'), host.call('D')))).toEqual([200, 0, 0]);
  });

  it('[J6] is held once by each team', () => {
    const again = spun(holds, 'prize');
    expect(held(after(again, host.call('R')))).toEqual([[COFFEE], [], []]);
    expect(eventsOf(again, host.call('R')).map(({ type }) => type)).not.toContain('prizeHeld');
    const other = spun(after(holds, host.pass), 'prize');
    expect(held(after(other, host.call('R')))).toEqual([[COFFEE], [COFFEE], []]);
  });

  it('[J6] is not held for a vowel or a free letter, and goes on to stand', () => {
    const free = spun(simple, 'prize');
    for (const action of [host.call('E'), host.free('D')]) {
      const show = after(free, action);
      expect(held(show)).toEqual(none);
      expect(show.desk?.due).toMatchObject({ prize: COFFEE });
    }
  });

  it('[J7] is forfeited with the points of the puzzle', () => {
    expect(held(spun(holds, 'forfeit'))).toEqual(none);
    expect(eventsOf({ ...holds, ...wheelOf('forfeit') }, host.spin, host.end)).toContainEqual({
      type: 'forfeited',
      team: 0,
      points: 1000,
      prizes: [COFFEE],
    });
    const others = after(holds, host.pass);
    expect(held(spun(others, 'forfeit'))).toEqual([[COFFEE], [], []]);
  });

  it('[J7] stays with Lose Turn and with a turn that is passed or set', () => {
    const shows = [spun(holds, 'loseTurn'), after(holds, host.pass), after(holds, host.setTurn(2))];
    for (const show of shows) expect(held(show)).toEqual([[COFFEE], [], []]);
  });
});

describe('solving', () => {
  it('[J8] wins what the solver holds', () => {
    const solved = after(holds, host.right);
    expect([held(solved), won(solved)]).toEqual([none, [[COFFEE], [], []]]);
    expect(eventsOf(holds, host.right)).toContainEqual({
      type: 'prizesWon',
      team: 0,
      prizes: [COFFEE],
    });
  });

  it('[J8] wins what the last letter gave to hold', () => {
    const last = spun(after(classic, ...[...'EODR'].map(host.free)), 'prize');
    const solved = after(last, host.call('G'));
    expect([held(solved), won(solved)]).toEqual([none, [[COFFEE], [], []]]);
    expect(eventsOf(last, host.call('G')).map(({ type }) => type)).toEqual([
      'correct',
      'solved',
      'earned',
      'prizeHeld',
      'banked',
      'prizesWon',
    ]);
  });

  it('[J8] leaves nothing to those who have not solved it', () => {
    const solved = after(holds, host.pass, host.right);
    expect([held(solved), won(solved)]).toEqual([none, none]);
  });

  it('[J8] finds what was held on a puzzle that was left', () => {
    const back = after(holds, host.next, host.jump(0));
    expect(held(after(holds, host.next))).toEqual(none);
    expect(held(back)).toEqual([[COFFEE], [], []]);
    expect(won(after(back, host.setTurn(0), host.right))).toEqual([[COFFEE], [], []]);
  });

  it('[J9] a final spin wins what was held before', () => {
    const finalSpin = after(holds, host.setKind(0, 'finalSpin'));
    expect(held(finalSpin)).toEqual([[COFFEE], [], []]);
    expect(won(after(finalSpin, host.right))).toEqual([[COFFEE], [], []]);
  });

  it('[J9] neither a toss-up nor a bonus round gives or takes any', () => {
    const tossUp = after(holds, host.setKind(1, 'tossUp'), host.next);
    const lost = after(
      tossUp,
      host.start(0, 1, 2, 3, 4, 5, 6),
      ...Array.from({ length: 7 }, () => host.open),
    );
    const answered = after(tossUp, host.start(0, 1, 2, 3, 4, 5, 6), host.buzz(0), host.right);
    const bonus = after(holds, host.setKind(1, 'bonus'), host.next, host.wrong);
    for (const show of [lost, answered, bonus]) {
      expect([show.isComplete, won(show)]).toEqual([true, none]);
      expect(held(after(show, host.jump(0)))).toEqual([[COFFEE], [], []]);
    }
  });
});

describe('won prizes', () => {
  const solved = after(holds, host.right);
  const twice = after(
    spun(after(solved, host.next, host.setTurn(0)), 'prize'),
    host.call('B'),
    host.right,
  );

  it('[J10] stay with their team in the order won, one that is won twice too', () => {
    expect(won(twice)).toEqual([[COFFEE, COFFEE], [], []]);
  });

  it.each([
    ['playing again', { type: 'playAgain' }],
    ['keeping the teams', { type: 'keepTeams' }],
    ['the team setup', { type: 'enterTeams', color: '#112233' }],
  ] as const)('[J10] are cleared by %s', (_name, action) => {
    expect(won(after(solved, action)).flat()).toEqual([]);
  });

  it('[J10] [J11] stay in Manual, which drops what is held', () => {
    const again = after(spun(after(solved, host.next), 'prize'), host.call('B'));
    expect(held(again)).toEqual([[], [COFFEE], []]);
    const byHand = after(again, host.chooseRules(PRESETS.manual));
    expect(won(byHand)).toEqual([[COFFEE], [], []]);
    expect(held(after(byHand, host.chooseRules(PRESETS.classic)))).toEqual(none);
  });

  it('[J11] are not what is held, which other rules drop, on puzzles that were left too', () => {
    const rules = host.chooseRules({ ...PRESETS.classic, vowelPrice: 100 });
    expect(held(after(holds, rules))).toEqual(none);
    expect(held(after(holds, host.next, rules, host.jump(0)))).toEqual(none);
    const slower = host.chooseRules({ ...PRESETS.classic, turnSeconds: 30 });
    expect(held(after(holds, slower))).toEqual([[COFFEE], [], []]);
  });

  it('[J12] are named in the results of their puzzle', () => {
    const run = played({ ...classic, ...wheelOf('prize') }, host.spin, host.end, host.call('D'));
    const done = goOn(run, host.right, host.next, host.right);
    expect(resultsOf(trailOf(done)).puzzles.map(({ prizes }) => prizes)).toEqual([[COFFEE], []]);
  });

  it('[J12] are told by the log: spun, held and won', () => {
    const run = played({ ...classic, ...wheelOf('prize') }, host.spin, host.end, host.call('D'));
    const by = { team: 0, name: 'Red Pandas' };
    expect(log(trailOf(goOn(run, host.right)))).toEqual([
      { type: 'startSpin', result: { type: 'prize', text: COFFEE }, by },
      {
        ...{ type: 'guessLetter', letter: 'D', count: 2, isSolved: false, by },
        ...{ price: 0, points: 1000, holds: COFFEE },
      },
      { type: 'acceptAnswer', phrase: 'RED DOG', by, paid: 1000, prizes: [COFFEE] },
    ]);
  });

  it('[J8] come and go with undo and redo', () => {
    const run = played({ ...classic, ...wheelOf('prize') }, host.spin, host.end, host.call('D'));
    const done = goOn(run, host.right);
    expect(won(undo(done).show)).toEqual(none);
    expect(held(undo(done).show)).toEqual([[COFFEE], [], []]);
    expect(won(redo(undo(done)).show)).toEqual([[COFFEE], [], []]);
    expect(undo(undo(done)).show.desk?.due).toMatchObject({ prize: COFFEE });
    expect(objectionTo(undo(undo(undo(done))).show, host.spin)).toBe(null);
  });
});
