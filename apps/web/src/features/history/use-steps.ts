import { describeStep } from '@wheel/game';
import { useMemo } from 'react';
import { useShow } from '../../stores/show-store.ts';

/** What Undo and Redo would do now; `null` when there is nothing to do, as in a follower. */
export function useSteps() {
  const run = useShow((store) => store.run);
  const isHost = useShow((store) => store.mode === 'host');
  return useMemo(
    () => ({
      undoes: isHost ? describeStep(run, 'undo') : null,
      redoes: isHost ? describeStep(run, 'redo') : null,
    }),
    [run, isHost],
  );
}
