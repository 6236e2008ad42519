import { describe, expect, it } from 'vitest';
import { after } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import { reviveRun } from '../history/revive-run.ts';
import { newRun } from '../history/run.ts';
import { objectionTo } from '../play.ts';
import type { Show } from '../show.ts';
import { CHIPS, points, type Segment } from '../wheel/segment.ts';

const prize = (text: string): Segment => ({ type: 'prize', text });
const cake = prize('Cake');
const makePoints = (value: number) =>
  ({ type: 'makeChip', segment: { type: 'points', value } }) as const;
const ownChips = ({ availableChips }: Show) => availableChips.slice(CHIPS.length);
const tenChips = after(showWith(), ...[...'abcdefghij'].map(host.makePrize));
const withCake = after(showWith(), host.makePrize('Cake'));

describe('making a chip', () => {
  it('[J1] takes points and prizes, ten of them', () => {
    const show = after(showWith(), makePoints(2500), host.makePrize('Cake'));
    expect(ownChips(show)).toEqual([...points(2500), cake]);
    expect(objectionTo(tenChips, host.makePrize('k'))).toBe('CHIPS_FULL');
  });

  it('[J1] keeps them between games', () => {
    const chosen = after(
      withCake,
      { type: 'chooseQuiz', puzzles: withCake.puzzles },
      { type: 'enterTeams', color: '#112233' },
      host.startGame,
    );
    expect(ownChips(chosen)).toEqual([cake]);
    expect(chosen.wheelSegments).toContainEqual(cake);
  });

  it('[J1] keeps them in a stored show, the first ten', () => {
    const stored = { ...tenChips, availableChips: [...tenChips.availableChips, cake] };
    expect(reviveRun(newRun(stored))).toMatchObject({ show: tenChips });
  });

  it('[J2] puts it behind the others and on the wheel', () => {
    const show = after(showWith(), host.makePrize('  Free  coffee '));
    expect(show.availableChips).toEqual([...CHIPS, prize('Free coffee')]);
    expect(show.wheelSegments).toEqual([...showWith().wheelSegments, prize('Free coffee')]);
  });

  it('[J2] leaves a full wheel as it is', () => {
    const full = showWith({ wheelSegments: points(...Array.from({ length: 20 }, () => 100)) });
    const show = after(full, host.makePrize('Cake'));
    expect(ownChips(show)).toEqual([cake]);
    expect(show.wheelSegments).toEqual(full.wheelSegments);
  });

  it.each(['Cake', 'CAKE', ' cake ', 'Lose Turn', 'hosts  decision'])(
    '[J2] refuses what exists already: %s',
    (text) => {
      expect(objectionTo(withCake, host.makePrize(text))).toBe('SAME_CHIP');
    },
  );

  it('[J2] compares composed letters with marks', () => {
    const show = after(showWith(), host.makePrize('Caf\u00E9'));
    expect(objectionTo(show, host.makePrize('CAFE\u0301'))).toBe('SAME_CHIP');
    expect(objectionTo(after(showWith(), makePoints(2500)), makePoints(2500))).toBe('SAME_CHIP');
    expect(objectionTo(showWith(), makePoints(100))).toBe('SAME_CHIP');
  });

  it.each(['', '  ', '500', '٥٠٠', 'x'.repeat(21), 'a\nb\u0000', '\u202Eekac'])(
    '[J2] refuses what is no prize: "%s"',
    (text) => {
      expect(objectionTo(showWith(), host.makePrize(text))).toBe('BAD_CHIP');
    },
  );

  it.each([0, -5, 1.5, 1_000_001, Number.NaN])('[J2] refuses %d points', (value) => {
    expect(objectionTo(showWith(), makePoints(value))).toBe('BAD_CHIP');
  });
});

describe('dropping a chip', () => {
  it('[J3] takes its segments off the wheel', () => {
    const twice = after(withCake, { type: 'addSegment', segment: cake });
    const show = after(twice, host.dropPrize('cake'));
    expect([show.availableChips, show.wheelSegments]).toEqual([CHIPS, showWith().wheelSegments]);
  });

  it('[J3] is refused where fewer than four would be left', () => {
    const show = after(withCake, { type: 'fillWheel', segments: [cake, ...points(100, 200, 300)] });
    expect(objectionTo(show, host.dropPrize('Cake'))).toBe('SEGMENTS_FEW');
  });

  it('[J3] is refused for the chips of every show, and for none', () => {
    expect(objectionTo(withCake, { type: 'dropChip', segment: { type: 'loseTurn' } })).toBe(
      'OWN_CHIPS_ONLY',
    );
    expect(objectionTo(withCake, host.dropPrize('Tea'))).toBe('NO_SUCH_CHIP');
  });

  it('[J3] waits for the wheel to stand', () => {
    const spinning = after(withCake, host.spin);
    expect(objectionTo(spinning, host.makePrize('Tea'))).toBe('SPINNING');
    expect(objectionTo(spinning, host.dropPrize('Cake'))).toBe('SPINNING');
  });

  it('[J3] is the only way to be rid of it', () => {
    const show = after(withCake, { type: 'resetWheel' });
    expect(ownChips(show)).toEqual([cake]);
    expect(objectionTo(show, { type: 'addSegment', segment: cake })).toBe(null);
  });

  it('[J3] leaves the last reward as it was', () => {
    const landed = after(
      { ...withCake, wheelSegments: [cake, ...points(1, 2, 3, 4)] },
      host.spin,
      host.end,
    );
    const show = after(landed, host.dropPrize('Cake'));
    expect([show.rewardValue, show.rewardDialogVisible]).toEqual([cake, true]);
  });
});

it('[J4] shows a prize in the dialog of a show played by hand, and does nothing more', () => {
  const show = { ...showWith(), wheelSegments: [cake, cake, cake, cake] };
  const landed = after(show, host.spin, host.end);
  expect(landed).toEqual({
    ...show,
    wheelRotation: 1800,
    rewardValue: cake,
    rewardDialogVisible: true,
  });
});
