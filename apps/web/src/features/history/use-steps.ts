import { describeStep, type LogLine } from '@wheel/game';
import { useMemo } from 'react';
import { useShow } from '../../stores/show/show-context.ts';
import { logText } from '../../words/log-line.ts';

const textOf = (line: LogLine | null) => line && logText(line);

/** What Undo and Redo would do now; `null` when there is nothing to do, as in a follower. */
export function useSteps() {
  const run = useShow((store) => store.run);
  return useMemo(
    () => ({
      undoes: run && textOf(describeStep(run, 'undo')),
      redoes: run && textOf(describeStep(run, 'redo')),
    }),
    [run],
  );
}
