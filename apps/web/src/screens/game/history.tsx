import { describeStep, type LogLine, log } from '@wheel/game';
import { useMemo, useState } from 'react';
import { useShow } from '../../show/context.ts';
import { logText } from '../../text/log.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useWords } from '../../words/words.ts';
import styles from './history.module.css';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function HistoryDialog({ open, onClose }: HistoryDialogProps) {
  const { history } = useWords('show').game;
  return (
    <Dialog open={open} title={history.title} onClose={onClose} className={styles.panel}>
      <Log />
      <Actions onClose={onClose} />
    </Dialog>
  );
}

function Log() {
  const { history } = useWords('show').game;
  const trail = useShow((store) => store.trail);
  const lines = trail ? log(trail) : [];
  if (lines.length === 0) return <p>{history.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
    <ol className={styles.log} reversed tabIndex={0} aria-label={history.list}>
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
  const { history } = useWords('show').game;
  return (
    <DialogActions>
      {useSteps().map(({ way, step, take }) => (
        <Button
          key={way}
          aria-disabled={step === null}
          title={step ?? history[way].nothing}
          onClick={take}
        >
          {history[way].name}
        </Button>
      ))}
      <Button look="light" data-autofocus onClick={onClose}>
        {history.close}
      </Button>
    </DialogActions>
  );
}

/** Undo and Redo, and what each would do now: nothing in a follower. */
function useSteps() {
  const undo = useShow((store) => store.undo);
  const redo = useShow((store) => store.redo);
  const trail = useShow((store) => store.trail);
  const lines = useMemo(() => {
    const lineOf = (way: 'undo' | 'redo') => trail && describeStep(trail, way);
    return { undo: lineOf('undo'), redo: lineOf('redo') };
  }, [trail]);
  return [
    { way: 'undo', step: lines.undo && logText(lines.undo), take: undo },
    { way: 'redo', step: lines.redo && logText(lines.redo), take: redo },
  ] as const;
}

/** Undo, Redo and the log of the show. */
export function HistoryButtons() {
  const { history } = useWords('show').game;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {useSteps().map(({ way, step, take }) => (
        <ToolButton
          key={way}
          name={history[way].name}
          title={step === null ? history[way].nothing : history[way].does({ step })}
          icon={way}
          aria-disabled={step === null}
          onClick={take}
        />
      ))}
      <ToolButton name={history.title} icon="list" onClick={() => setOpen(true)} />
      <HistoryDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
