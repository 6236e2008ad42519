import { type LogLine, log } from '@wheel/game';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useShow } from '../../stores/show/show-context.ts';
import { logText } from '../../words/log-line.ts';
import styles from './history-dialog.module.css';
import { useSteps } from './use-steps.ts';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function HistoryDialog({ open, onClose }: HistoryDialogProps) {
  return (
    <Dialog open={open} title="History" onClose={onClose} className={styles.panel}>
      <Log />
      <Actions onClose={onClose} />
    </Dialog>
  );
}

function Log() {
  const trail = useShow((store) => store.trail);
  const lines = trail ? log(trail) : [];
  if (lines.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
    <ol className={styles.log} reversed tabIndex={0} aria-label="What happened, newest first">
      {numbered(lines).map(({ number, line }) => (
        <li key={number} className={styles.line} data-kind={kindOf(line)}>
          <span className={styles.number}>{number}</span>
          {logText(line)}
        </li>
      ))}
    </ol>
  );
}

/** Misses and solutions stand out. */
function kindOf(line: LogLine): 'wrong' | 'solved' | undefined {
  if (line.type === 'guessLetter' && line.count === 0) return 'wrong';
  if (line.type !== 'guessLetter' && line.type !== 'guessPhrase') return undefined;
  if (line.isSolved) return 'solved';
  return line.type === 'guessPhrase' ? 'wrong' : undefined;
}

const numbered = (lines: readonly LogLine[]) =>
  lines.map((line, at) => ({ number: at + 1, line })).reverse();

/** What can be taken back is said beside the button, as its name must stay "Undo". */
function Actions({ onClose }: Pick<HistoryDialogProps, 'onClose'>) {
  const undo = useShow((store) => store.undo);
  const redo = useShow((store) => store.redo);
  const { undoes, redoes } = useSteps();
  return (
    <DialogActions>
      <Button aria-disabled={undoes === null} title={undoes ?? 'Nothing to undo'} onClick={undo}>
        Undo
      </Button>
      <Button aria-disabled={redoes === null} title={redoes ?? 'Nothing to redo'} onClick={redo}>
        Redo
      </Button>
      <Button look="light" data-autofocus onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  );
}
