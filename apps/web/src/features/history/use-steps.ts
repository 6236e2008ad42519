import { describeStep, type LogLine } from '@wheel/game';
import { useMemo } from 'react';
import { useShow } from '../../stores/show/show-context.ts';
import { logText } from '../../words/log-line.ts';

const textOf = (line: LogLine | null) => line && logText(line);

/** What Undo and Redo would do now; `null` when there is nothing to do, as in a follower. */
export function useSteps() {
  const trail = useShow((store) => store.trail);
  return useMemo(
    () => ({
      undoes: trail && textOf(describeStep(trail, 'undo')),
      redoes: trail && textOf(describeStep(trail, 'redo')),
    }),
    [trail],
  );
}
