import { describeStep, type LogLine } from '@wheel/game';
import { useMemo } from 'react';
import { useShow } from '../../stores/show-store.ts';
import { logText } from '../../words/log-line.ts';

const textOf = (line: LogLine | null) => line && logText(line);

/** What Undo and Redo would do now; `null` when there is nothing to do, as in a follower. */
export function useSteps() {
  const run = useShow((store) => store.run);
  const isHost = useShow((store) => store.mode === 'host');
  return useMemo(
    () => ({
      undoes: isHost ? textOf(describeStep(run, 'undo')) : null,
      redoes: isHost ? textOf(describeStep(run, 'redo')) : null,
    }),
    [run, isHost],
  );
}
