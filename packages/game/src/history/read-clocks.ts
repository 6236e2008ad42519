import { type Clock, type Clocks, NO_CLOCKS } from '../desk/clocks.ts';
import { type Check, isNumber, isRecord, orNull, recordOf } from '../shape.ts';

const isTime: Check = (data) => isNumber(data) && Number(data) >= 0;

const isClock = recordOf({
  lengthMs: isTime,
  leftMs: isTime,
  runningSinceMs: orNull(isNumber),
}) as (data: unknown) => data is Clock; // the checks name every field

const clockOf = (data: unknown): Clock | null => {
  if (!isClock(data)) return null;
  const { lengthMs, leftMs, runningSinceMs } = data;
  return { lengthMs, leftMs, runningSinceMs };
};

/** The clocks as far as they are there: they run on through a reload. */
export const readClocks = (data: unknown): Clocks =>
  isRecord(data) ? { turn: clockOf(data.turn), puzzle: clockOf(data.puzzle) } : NO_CLOCKS;
