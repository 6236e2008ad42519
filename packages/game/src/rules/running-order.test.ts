import { describe, expect, it } from 'vitest';
import { after } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText, showWith, team } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { PRESETS } from '../desk/presets.ts';
import { objectionTo, play } from '../play.ts';
import { newShow, type Show } from '../show.ts';

const three = showWith({ phrases: ['red dog', 'blue sky', 'old owl'] });
const reorder = (...order: readonly number[]): Action => ({ type: 'reorderPuzzles', order });
const setKind = (puzzle: number, kind: 'round' | 'tossUp' | 'finalSpin' | 'bonus'): Action => ({
  type: 'setKind',
  puzzle,
  kind,
});
const star: Action = host.star(1);
const phrases = ({ puzzles }: Show) => puzzles.map(({ searchedWord }) => searchedWord);
const scores = ({ teams }: Show) => teams.map(({ score }) => score);

describe('skipping', () => {
  it('[O1] goes to the next puzzle before this one is solved, and pays no team', () => {
    const show = after(three, host.call('D'), host.next);
    expect(show.currentPuzzleIndex).toBe(1);
    expect(shownText(show)).toBe('.... ...');
    expect(scores(show)).toEqual([0, 0]);
  });
});

describe('a jump', () => {
  it('[O2] goes to any puzzle and tells the audience which', () => {
    const { show, events } = play(three, host.jump(2));
    expect(show.currentPuzzleIndex).toBe(2);
    expect(shownText(show)).toBe('... ...');
    expect(events).toEqual([{ type: 'puzzleShown', position: 3, category: 'Category 3' }]);
  });

  it('[O2] goes to the samples, too', () => {
    const samples = after(newShow(), host.openGame);
    expect(after(samples, host.jump(2)).currentPuzzleIndex).toBe(2);
  });

  it.each([
    [0, 'NO_CHANGE'],
    [3, 'NO_SUCH_PUZZLE'],
    [-1, 'NO_SUCH_PUZZLE'],
    [0.5, 'NO_SUCH_PUZZLE'],
  ])('[O2] does not go to %d', (puzzle, objection) => {
    expect(objectionTo(three, host.jump(puzzle))).toBe(objection);
  });

  it('[O2] finds a puzzle as it was left', () => {
    const left = after(three, host.call('D'), host.call('Z'), host.vowels(true));
    const back = after(left, host.jump(2), host.call('W'), host.jump(0));
    expect({ ...back, parked: {} }).toEqual(left);
    expect(Object.keys(back.parked)).toEqual(['2']);
  });

  it('[O2] finds a solved puzzle solved and rewarded, so that nothing is paid twice', () => {
    const paid = after(three, host.solve('red dog'), star, host.next, host.jump(0));
    expect(paid).toMatchObject({ isComplete: true, rewardedTeam: 1 });
    expect(objectionTo(paid, star)).toBe('ALREADY_REWARDED');
    expect(scores(paid)).toEqual([0, 1000]);
  });

  it('[O2] is gone on from to a puzzle as it was left', () => {
    const show = after(three, host.next, host.call('B'), host.jump(0), host.next);
    expect(shownText(show)).toBe('B... ...');
  });

  it('[O2] finds what was earned at a desk, and whose turn it was', () => {
    const classic = after({ ...three, houseRules: PRESETS.classic }, host.startGame);
    const desk = classic.desk && { ...classic.desk, turn: 1, earned: [0, 700] };
    const away = after({ ...classic, desk }, host.jump(2));
    expect(away.desk).toMatchObject({ turn: 1, starter: 1, next: 0, earned: [0, 0] });
    expect(after(away, host.jump(0)).desk).toEqual({ ...desk, next: 0 });
  });
});

describe('reordering', () => {
  it('[O3] moves puzzles behind the current one', () => {
    const show = after(three, host.call('D'), reorder(0, 2, 1));
    expect(phrases(show)).toEqual(['red dog', 'old owl', 'blue sky']);
    expect(shownText(show)).toBe('..D D..');
  });

  it.each([
    [[1, 0, 2], 'PUZZLE_SHOWN'],
    [[0, 1, 2], 'NO_CHANGE'],
    [[0, 1], 'NOT_AN_ORDER'],
    [[0, 2, 2], 'NOT_AN_ORDER'],
    [[0, 2, 3], 'NOT_AN_ORDER'],
  ])('[O3] does not take %j', (order, objection) => {
    expect(objectionTo(three, reorder(...order))).toBe(objection);
  });

  it('[O3] leaves those before the current one, too', () => {
    expect(objectionTo(after(three, host.next, host.next), reorder(1, 0, 2))).toBe('PUZZLE_SHOWN');
  });

  it('[O3] needs a quiz', () => {
    expect(objectionTo(after(newShow(), host.openGame), reorder())).toBe('NO_QUIZ');
  });

  it('[O3] moves every puzzle before the game is started', () => {
    const chosen = after(newShow(), { type: 'chooseQuiz', puzzles: three.puzzles });
    const show = after(chosen, reorder(2, 0, 1));
    expect(phrases(show)).toEqual(['old owl', 'red dog', 'blue sky']);
    expect(shownText({ ...show, screen: 'game' })).toBe('... ...');
    expect(shownText(after(show, host.startGame, host.call('W')))).toBe('... .W.');
    const begun = after(chosen, host.openGame, host.call('D'));
    expect(objectionTo(begun, reorder(2, 0, 1))).toBe('PUZZLE_SHOWN');
  });

  it('[O3] carries kinds and boards that were left along', () => {
    const left = after(three, host.jump(2), host.call('W'), host.jump(0), setKind(1, 'tossUp'));
    const show = after(left, reorder(0, 2, 1));
    expect(show.kinds).toEqual(['round', 'round', 'tossUp']);
    expect(shownText(after(show, host.next))).toBe('... .W.');
    expect(shownText(after(show, host.jump(2)))).toBe('.... ...');
  });
});

describe('playing again', () => {
  it('[O4] keeps all but the scores and begins at puzzle 1', () => {
    const played = after(
      { ...three, houseRules: PRESETS.simple, wheelRotation: 44 },
      host.showWheel(false),
      setKind(2, 'tossUp'),
      host.solve('red dog'),
      star,
      host.next,
      host.goTo('winner'),
    );
    const { show, events } = play(played, { type: 'playAgain' });
    expect(show).toMatchObject({
      screen: 'game',
      puzzles: three.puzzles,
      kinds: ['round', 'round', 'tossUp'],
      houseRules: PRESETS.simple,
      wheelSegments: three.wheelSegments,
      wheelRotation: 44,
      showWheelInGame: false,
      currentPuzzleIndex: 0,
      parked: {},
      isComplete: false,
      rewardedTeam: null,
      teams: three.teams,
      desk: { turn: 0, earned: [0, 0] },
    });
    expect(events).toEqual([
      { type: 'puzzleShown', position: 1, category: 'Category 1' },
      { type: 'turnPassed', team: 0, why: 'puzzle' },
    ]);
  });

  it('[O4] plays the samples again, too', () => {
    const samples = after(newShow(), host.openGame, host.next, { type: 'playAgain' });
    expect(samples).toMatchObject({ puzzles: [], currentPuzzleIndex: 0, screen: 'game' });
  });
});

describe('another game with the same teams', () => {
  const kept = after({ ...three, teams: [team('Aces', 900, '#112233')] }, { type: 'keepTeams' });

  it('[O5] sets the scores to 0 and keeps the teams for the next quiz', () => {
    expect(kept).toMatchObject({ teamsKept: true, gameStarted: false });
    const chosen = after(kept, { type: 'chooseQuiz', puzzles: three.puzzles });
    expect(chosen).toMatchObject({ teamsKept: true, teams: [team('Aces', 0, '#112233')] });
  });

  it('[O5] ends with the start of a game, or by entering the team setup', () => {
    expect(after(kept, host.startGame).teamsKept).toBe(false);
    expect(after(kept, { type: 'enterTeams', color: '#445566' }).teamsKept).toBe(false);
  });

  it('[O5] needs a team', () => {
    expect(objectionTo(showWith({ teams: [] }), { type: 'keepTeams' })).toBe('NO_SUCH_TEAM');
  });
});

describe('the kind of a puzzle', () => {
  it('[O7] is set for any that is not begun', () => {
    const show = after(three, setKind(1, 'tossUp'), setKind(2, 'bonus'), setKind(0, 'tossUp'));
    expect(show.kinds).toEqual(['tossUp', 'tossUp', 'bonus']);
    expect(after(show, setKind(1, 'round')).kinds).toEqual(['tossUp', 'round', 'bonus']);
  });

  it('[O7] is a round where nothing else was said', () => {
    expect(objectionTo(three, setKind(1, 'round'))).toBe('NO_CHANGE');
    expect(objectionTo(three, setKind(3, 'round'))).toBe('NO_SUCH_PUZZLE');
  });

  it('[O7] can only become a final spin once something was guessed, on a board that was left, too', () => {
    const guessed = after(three, host.call('D'));
    expect(objectionTo(guessed, setKind(0, 'tossUp'))).toBe('PUZZLE_BEGUN');
    expect(objectionTo(after(guessed, host.next), setKind(0, 'bonus'))).toBe('PUZZLE_BEGUN');
    expect(objectionTo(guessed, setKind(0, 'finalSpin'))).toBe(null);
    expect(objectionTo(after(guessed, host.next), setKind(0, 'finalSpin'))).toBe(null);
  });

  it('[O7] stays what it is once the puzzle is complete', () => {
    const solved = after(three, host.solve('red dog'));
    expect(objectionTo(solved, setKind(0, 'finalSpin'))).toBe('PUZZLE_COMPLETE');
    expect(objectionTo(after(solved, host.next), setKind(0, 'tossUp'))).toBe('PUZZLE_COMPLETE');
  });

  it('[O7] changes nothing but its name in a show played by hand', () => {
    expect(after(three, host.call('D'), setKind(0, 'finalSpin'))).toEqual({
      ...after(three, host.call('D')),
      kinds: ['finalSpin', 'round', 'round'],
    });
  });
});
