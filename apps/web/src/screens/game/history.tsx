import { describeStep, type LogLine, log } from '@wheel/game';
import { useMemo, useState } from 'react';
import { useShow } from '../../show/context.ts';
import { logText } from '../../text/log.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import styles from './history.module.css';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function HistoryDialog({ open, onClose }: HistoryDialogProps) {
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
  return (
    <DialogActions>
      {useSteps().map(({ name, does, take }) => (
        <Button
          key={name}
          aria-disabled={does === null}
          title={does ?? `Nothing to ${name.toLowerCase()}`}
          onClick={take}
        >
          {name}
        </Button>
      ))}
      <Button look="light" data-autofocus onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  );
}

/** Undo and Redo, and what each would do now: nothing in a follower. */
function useSteps() {
  const undo = useShow((store) => store.undo);
  const redo = useShow((store) => store.redo);
  const trail = useShow((store) => store.trail);
  return useMemo(() => {
    const doneBy = (way: 'undo' | 'redo') => {
      const line = trail && describeStep(trail, way);
      return line && logText(line);
    };
    return [
      { name: 'Undo', icon: 'undo', does: doneBy('undo'), take: undo },
      { name: 'Redo', icon: 'redo', does: doneBy('redo'), take: redo },
    ] as const;
  }, [trail, undo, redo]);
}

/** Undo, Redo and the log of the show. */
export function HistoryButtons() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {useSteps().map(({ name, icon, does, take }) => (
        <ToolButton
          key={name}
          name={name}
          title={does === null ? `Nothing to ${name.toLowerCase()}` : `${name}: ${does}`}
          icon={icon}
          aria-disabled={does === null}
          onClick={take}
        />
      ))}
      <ToolButton name="History" icon="list" onClick={() => setOpen(true)} />
      <HistoryDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
