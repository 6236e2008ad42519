import type { ActionOf, ActionType } from '../action.ts';
import { type Clock, ended, full, held, lengthened, started } from '../desk/clocks.ts';
import { outcome } from '../outcome.ts';
import type { Rule } from './rule.ts';

/** The show stays as it is. */
const clockRule = <T extends ActionType>(
  clock: (clock: Clock, action: ActionOf<T>) => Clock,
  objection: Rule<T>['objection'] = () => null,
) => ({ kind: 'clock', objection, apply: (show) => ({ show }), clock }) as const satisfies Rule<T>;

const objectionToTime = (ms: number) => (Number.isFinite(ms) ? null : 'BAD_TIME');

export const startClock = clockRule<'startClock'>(
  (clock, { atMs }) => started(clock, atMs),
  (_show, { atMs }) => objectionToTime(atMs),
);

export const holdClock = clockRule<'holdClock'>(
  (clock, { atMs }) => held(clock, atMs),
  (_show, { atMs }) => objectionToTime(atMs),
);

export const resetClock = clockRule<'resetClock'>(full);

export const addTime = clockRule<'addTime'>(
  (clock, { ms }) => lengthened(clock, ms),
  (_show, { ms }) => (ms > 0 ? objectionToTime(ms) : 'BAD_TIME'),
);

/** The time of a clock is up; the timer outside says so. */
export const endClock = {
  ...clockRule<'endClock'>(ended),
  apply: (show, { which }) => outcome(show, { type: 'timeUp', which }),
} satisfies Rule<'endClock'>;
