import { describe, expect, it } from 'vitest';
import { after, deskShow, spun } from '../test/desk.ts';
import * as host from '../test/host.ts';
import { team } from '../test/shows.ts';
import type { Action } from './action.ts';
import { withBoardOpen } from './board.ts';
import { MAX_SEGMENTS, MAX_TEAMS } from './constants.ts';
import { activeTeam, publicShow, teamOnTurn, withoutPrizeNames } from './public-show.ts';
import type { Show } from './show.ts';

const NOW = 1_700_000_003_000;
const told = (show: Show) => publicShow(show, NOW).desk;
const teamsOf = (show: Show) => publicShow(show, NOW).teams;
const classic = deskShow();

describe('of a desk', () => {
  it('[A1] tells whose turn it is, what may be done and for what', () => {
    expect(told(classic)).toEqual({
      kind: 'round',
      moves: ['spin', 'solve'],
      hasBank: true,
      vowelPrice: 250,
      value: null,
      letterValue: null,
      keys: { consonant: 'SPIN_FIRST', vowel: 'NO_MONEY' },
      prize: null,
      pays: null,
      isSolving: false,
      isTie: false,
      verdict: null,
      picks: [],
    });
    expect(told(spun(classic, 'number'))).toMatchObject({
      value: 500,
      moves: ['consonant', 'solve'],
    });
    expect(told(spun(classic, 'hostsDecision'))).toMatchObject({
      verdict: 'hostsDecision',
      moves: ['verdict'],
    });
    const earned = after(spun(classic, 'number'), host.call('D'));
    expect(told(earned)?.moves).toEqual(['spin', 'vowel', 'solve']);
    expect(told(after(earned, host.spin))?.moves).toEqual([]);
    expect(told(after(earned, host.right))?.moves).toEqual([]);
  });

  it('[A1] tells that vowels are free once only they are closed and no team can pay', () => {
    const show = after(classic, ...[...'RDG'].map(host.free));
    expect(told(show)).toMatchObject({ vowelPrice: 0, moves: ['vowel', 'solve'] });
  });

  it('[A1] tells buzzes and lock-outs of a toss-up', () => {
    const tossUp = deskShow({ kind: 'tossUp' });
    const started = after(tossUp, host.start(5, 0, 3, 1, 4, 2));
    expect(told(tossUp)).toMatchObject({ kind: 'tossUp', moves: ['startTossUp'] });
    expect(told(started)).toMatchObject({ moves: ['buzz'] });
    expect(activeTeam(teamsOf(started))).toBeNull();
    const locked = after(started, host.buzz(1), host.wrong, host.buzz(2));
    expect(told(locked)?.moves).toEqual(['answer']);
    const none = { onTurn: false, buzzed: false, lockedOut: false };
    expect(teamsOf(locked)).toMatchObject([
      none,
      { ...none, lockedOut: true },
      { ...none, buzzed: true },
    ]);
    expect(activeTeam(teamsOf(locked))).toBe(2);
    expect(teamOnTurn(teamsOf(locked))).toBeNull();
  });

  it('[A5] tells each team whether it is on turn, and its points of the puzzle', () => {
    const earned = after(spun(classic, 'number'), host.call('D'));
    expect(teamsOf(earned)).toMatchObject([
      { onTurn: true, earned: 1000 },
      { onTurn: false, earned: 0 },
      { onTurn: false, earned: 0 },
    ]);
    expect(activeTeam(teamsOf(earned))).toBe(0);
    expect(teamOnTurn(teamsOf(earned))).toBe(0);
    expect(teamsOf({ ...earned, screen: 'wheel' })[0]).toMatchObject({ onTurn: false, earned: 0 });
  });

  it('[A1] tells the value of a final spin and the picks of a bonus round', () => {
    const final = after(deskShow({ kind: 'finalSpin' }), host.value(500));
    expect(told(final)).toMatchObject({
      kind: 'finalSpin',
      value: 1500,
      vowelPrice: 0,
      moves: ['consonant', 'vowel', 'solve'],
    });
    expect(told(after(final, host.call('D')))?.moves).toEqual(['solve']);
    const bonus = after(deskShow({ kind: 'bonus' }), host.pick('D'));
    expect(told(bonus)).toMatchObject({ kind: 'bonus', picks: ['D'], moves: ['pick'] });
    const picked = after(bonus, host.pick('B'), host.pick('C'), host.pick('A'));
    expect(told(picked)?.moves).toEqual(['openPicks']);
    expect(told(after(picked, host.openPicks))?.moves).toEqual(['solve']);
  });

  it('[A1] tells why a letter rests, and what one is worth', () => {
    const keys = (show: Show) => told(show)?.keys;
    expect(keys(spun(classic, 'number'))).toEqual({ consonant: null, vowel: 'VALUE_STANDS' });
    expect(told(spun(classic, 'number'))?.letterValue).toBe(500);
    expect(keys(spun(classic, 'hostsDecision'))?.consonant).toBe('VERDICT_DUE');
    expect(keys(after(classic, host.spin))?.vowel).toBe('SPINNING');
    expect(keys(after(classic, host.right))?.vowel).toBe('PUZZLE_COMPLETE');
    expect(keys(deskShow({ kind: 'tossUp' }))?.consonant).toBe('LETTERS_REST');
    const picked = after(deskShow({ kind: 'bonus' }), host.pick('A'));
    expect(keys(picked)).toEqual({ consonant: null, vowel: 'PICKS_FULL' });
    expect(told(picked)?.pays).toBe(5000);
  });

  it('[A1] tells that the lead is shared while the next puzzle can decide it', () => {
    const solved = after(classic, host.right);
    const equal = { ...solved, teams: solved.teams.map((team) => ({ ...team, score: 1000 })) };
    expect(told(solved)?.isTie).toBe(false);
    expect(told(equal)?.isTie).toBe(true);
    const decided: Action = host.setKind(1, 'tossUp');
    expect(told(after(equal, decided))?.isTie).toBe(false);
    expect(told({ ...equal, currentPuzzleIndex: 2 })?.isTie).toBe(false);
  });

  it('[A1] shows all keys, the vowels too', () => {
    expect(Object.keys(publicShow(classic, NOW).keys).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it('[A6] fits into what a room delivers, with every limit reached', () => {
    // In JSON a control character takes six bytes, more than any other.
    const longest = (characters: number) => String.fromCharCode(1).repeat(characters);
    const full = deskShow({
      phrases: ['ß'.repeat(120)],
      teams: Array.from({ length: MAX_TEAMS }, () => team(longest(40), Number.MIN_SAFE_INTEGER)),
      wheelSegments: Array.from({ length: MAX_SEGMENTS }, () => ({ type: 'points', value: 1000 })),
    });
    const puzzles = full.puzzles.map((puzzle) => ({ ...puzzle, category: longest(80) }));
    const solved = publicShow(after({ ...full, puzzles }, host.right), NOW);
    expect(solved.board.flat()).toHaveLength(240);
    expect(JSON.stringify(solved).length).toBeLessThan(13_000);
  });

  it('[J13] tells the prize that stands, and of each team how many it holds and has won', () => {
    const stands = spun(classic, 'prize');
    expect(told(stands)?.prize).toBe('Free coffee');
    expect(told(classic)?.prize).toBe(null);
    const [holds] = publicShow(after(stands, host.call('D')), NOW).teams;
    expect(holds).toMatchObject({ held: { count: 1, newest: ['Free coffee'] } });
    expect(holds).not.toHaveProperty('won');
    const [solver] = publicShow(after(stands, host.call('D'), host.right), NOW).teams;
    expect(solver).toMatchObject({ won: { count: 1, newest: ['Free coffee'] } });
    expect(solver).not.toHaveProperty('held');
  });

  it('[J13] names the newest three, and what is held on the game screen alone', () => {
    const prizes = ['Tea', 'Cake', 'Book', 'Pen'];
    const show = deskShow({ at: { held: [prizes, [], []] }, teams: [{ ...team('A'), prizes }] });
    const newest = { count: 4, newest: ['Pen', 'Book', 'Cake'] };
    expect(publicShow(show, NOW).teams[0]).toMatchObject({ held: newest, won: newest });
    const [away] = publicShow({ ...show, screen: 'winner' }, NOW).teams;
    expect(away).toMatchObject({ won: newest });
    expect(away).not.toHaveProperty('held');
  });

  it('[A6] [J13] fits without the names of prizes, with twenty on the wheel', () => {
    const widest = '\u{1F381}'.repeat(20);
    const prize = { type: 'prize', text: widest } as const;
    const prizes = Array.from({ length: 10 }, () => widest);
    const longest = (characters: number) => String.fromCharCode(1).repeat(characters);
    const teams = Array.from({ length: MAX_TEAMS }, () => ({
      ...team(longest(40), Number.MIN_SAFE_INTEGER),
      prizes,
    }));
    const full = deskShow({
      phrases: ['ß'.repeat(120)],
      teams,
      wheelSegments: Array.from({ length: MAX_SEGMENTS }, () => prize),
      rewardValue: prize,
      rewardDialogVisible: true,
      at: { held: teams.map(() => prizes), due: { type: 'letter', value: 500, prize: widest } },
    });
    const puzzles = full.puzzles.map((puzzle) => ({ ...puzzle, category: longest(80) }));
    const open = withBoardOpen({ ...full, puzzles });
    const view = withoutPrizeNames(publicShow(open, NOW));
    expect(view.teams[0]).toMatchObject({ held: { count: 10, newest: [] } });
    const bytes = encodeURIComponent(JSON.stringify(view)).replaceAll(/%../g, 'b').length;
    expect(bytes).toBeLessThan(15_400);
  });

  it('[A2] tells nothing before the game screen, nor by hand', () => {
    expect(told({ ...classic, screen: 'wheel' })).toBe(null);
    expect(told({ ...classic, desk: null })).toBe(null);
  });
});

describe('no hidden letter leaves a desk', () => {
  const bytes = (show: Show) => JSON.stringify(publicShow(show, NOW));

  it.each(['tossUp', 'bonus'] as const)(
    '[A3] nor whether vowels are behind the tiles where no letters are called: %s',
    (kind) => {
      const [vowels, consonants] = ['aua', 'bdc'].map((hidden) =>
        bytes(deskShow({ kind, phrases: [hidden] })),
      );
      expect(vowels).toBe(consonants);
    },
  );

  it('[A3] nor does the order of a toss-up', () => {
    const show = deskShow({ kind: 'tossUp' });
    const orders = [host.start(5, 0, 3, 1, 4, 2), host.start(5, 4, 3, 2, 1, 0)];
    const [one, other] = orders.map((order) =>
      bytes(after(show, order, host.open, host.setTurn(1))),
    );
    expect(one).toBe(other);
  });
});
