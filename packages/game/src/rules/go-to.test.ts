import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { objectionTo, play } from '../play.ts';
import { newShow, SCREENS, type ShowScreen } from '../show.ts';
import { showWith } from '../testing.ts';

const goTo = (screen: ShowScreen): Action => ({ type: 'goTo', screen });
const busy = { spin: { extraDegrees: 1900, startedAtMs: 0 }, rewardDialogVisible: true } as const;

it('[N1] starts a new show at the team setup', () => {
  expect(newShow().screen).toBe('teams');
});

it('[N1] moves on with the actions that lead there', () => {
  const teams = play({ ...showWith(), screen: 'winner' }, { type: 'enterTeams', color: '#112233' });
  expect(teams.show.screen).toBe('teams');
  const wheel = play(teams.show, { type: 'finalizeTeams' });
  expect(wheel.show.screen).toBe('wheel');
  expect(play(wheel.show, { type: 'startGame', withWheel: true }).show.screen).toBe('game');
  expect(play(newShow(), { type: 'openGame' }).show.screen).toBe('game');
});

it.each(SCREENS)('[N2] goes to %s from every other screen, and says nothing', (screen) => {
  for (const from of SCREENS.filter((other) => other !== screen)) {
    const { show, events } = play(showWith({ screen: from }), goTo(screen));
    expect(show).toEqual(showWith({ screen }));
    expect(events).toEqual([]);
  }
});

it('[N2] stays where it is without a change', () => {
  expect(objectionTo(showWith(busy), goTo('game'))).toBe('NO_CHANGE');
});

describe('leaving a screen', () => {
  it.each<readonly [string, Action]>([
    ['goTo', goTo('winner')],
    ['enterTeams', { type: 'enterTeams', color: '#112233' }],
    ['startGame', { type: 'startGame', withWheel: true }],
  ])('[N3] by %s ends its spin without a result, and its dialog', (_name, action) => {
    const show = showWith({
      ...busy,
      screen: 'wheel',
      rewardValue: { type: 'points', value: 300 },
    });
    expect(play(show, action).show).toMatchObject({
      spin: null,
      rewardDialogVisible: false,
      rewardValue: { type: 'points', value: 300 },
      wheelRotation: 0,
    });
  });

  it('[N3] by openGame ends its spin and its dialog', () => {
    const opened = play({ ...newShow(), ...busy, screen: 'wheel' }, { type: 'openGame' });
    expect(opened.show).toMatchObject({ spin: null, rewardDialogVisible: false });
  });
});
