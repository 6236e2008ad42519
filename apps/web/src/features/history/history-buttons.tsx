import { useState } from 'react';
import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import { useShow } from '../../stores/show/show-context.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { useSteps } from './use-steps.ts';

/** Undo, Redo and the log of the show. */
export function HistoryButtons() {
  const undo = useShow((store) => store.undo);
  const redo = useShow((store) => store.redo);
  const { undoes, redoes } = useSteps();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <ToolButton
        name="Undo"
        title={undoes === null ? 'Nothing to undo' : `Undo: ${undoes}`}
        icon="undo"
        aria-disabled={undoes === null}
        onClick={undo}
      />
      <ToolButton
        name="Redo"
        title={redoes === null ? 'Nothing to redo' : `Redo: ${redoes}`}
        icon="redo"
        aria-disabled={redoes === null}
        onClick={redo}
      />
      <ToolButton name="History" icon="list" onClick={() => setOpen(true)} />
      <HistoryDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
