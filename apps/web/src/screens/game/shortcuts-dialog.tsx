import { Fragment } from 'react';
import { shortcuts } from '../../show/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  readonly open: boolean;
  /** A desk has more of them. */
  readonly isAtDesk: boolean;
  /** So has a room with its buzzers. */
  readonly hasRoom?: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { open, isAtDesk, hasRoom = false, onClose } = props;
  const isOn = shortcuts.use();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose} wide={isAtDesk}>
      <dl className={styles.list} data-wide={isAtDesk}>
        {linesFor(isAtDesk, hasRoom).map(([keys, does]) => (
          <div key={keys} className={styles.line}>
            <dt>{keys.split(' ').map(keyOrDash)}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Shortcuts on"
        checked={isOn}
        onChange={({ target }) => shortcuts.set(target.checked)}
      />
      <DialogActions>
        <Button look="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keyOrDash = (text: string, at: number) => (
  <Fragment key={text}>
    {at > 0 && ' '}
    {text === '–' ? text : <kbd className={styles.key}>{text}</kbd>}
  </Fragment>
);

type Line = readonly [keys: string, does: string];

const linesFor = (isAtDesk: boolean, hasRoom: boolean): readonly Line[] => [
  ['A – Z', 'Guess a letter'],
  ...(isAtDesk ? ([['Shift A – Z', 'Open a free letter']] as const) : []),
  [
    'Space',
    isAtDesk ? 'Spin the wheel; start or hold a toss-up; open the picks' : 'Spin the wheel',
  ],
  ['Enter', 'Type the full phrase'],
  ...(isAtDesk ? DESK_LINES : []),
  ['1 – 8', `Give that team 100${isAtDesk ? '; in a toss-up: buzz' : ''}`],
  ['Shift 1 – 8', 'Take 100 from that team'],
  ...(hasRoom ? ROOM_LINES : []),
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
  ['?', 'This list'],
  ['Esc', 'Close what is on top'],
];

const DESK_LINES: readonly Line[] = [
  ['→', 'Pass'],
  ['↑', 'Right'],
  ['↓', 'Wrong'],
  ['0', 'Start or hold the clock'],
];

const ROOM_LINES: readonly Line[] = [
  ['.', 'Open or lock the buzzers'],
  [',', 'Reset the buzzers'],
];
