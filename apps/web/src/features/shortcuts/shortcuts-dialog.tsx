import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import styles from './shortcuts-dialog.module.css';
import { switchShortcuts, useShortcutsOn } from './shortcuts-on.ts';

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
  const isOn = useShortcutsOn();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose} wide={isAtDesk}>
      <dl className={styles.list} data-wide={isAtDesk}>
        <Line does="Guess a letter">
          <Key>A</Key> – <Key>Z</Key>
        </Line>
        {isAtDesk && (
          <Line does="Open a free letter">
            <Key>Shift</Key> <Key>A</Key> – <Key>Z</Key>
          </Line>
        )}
        <Line does={isAtDesk ? SPACE_AT_DESK : 'Spin the wheel'}>
          <Key>Space</Key>
        </Line>
        <Line does="Type the full phrase">
          <Key>Enter</Key>
        </Line>
        {isAtDesk && <DeskLines />}
        <Line does={`Give that team 100${isAtDesk ? '; in a toss-up: buzz' : ''}`}>
          <Key>1</Key> – <Key>8</Key>
        </Line>
        <Line does="Take 100 from that team">
          <Key>Shift</Key> <Key>1</Key> – <Key>8</Key>
        </Line>
        {hasRoom && (
          <>
            <Line does="Open or lock the buzzers">
              <Key>.</Key>
            </Line>
            <Line does="Reset the buzzers">
              <Key>,</Key>
            </Line>
          </>
        )}
        <Line does="Undo">
          <Key>Ctrl</Key> <Key>Z</Key>
        </Line>
        <Line does="Redo">
          <Key>Ctrl</Key> <Key>Shift</Key> <Key>Z</Key>
        </Line>
        <Line does="This list">
          <Key>?</Key>
        </Line>
        <Line does="Close what is on top">
          <Key>Esc</Key>
        </Line>
      </dl>
      <Checkbox
        label="Shortcuts on"
        checked={isOn}
        onChange={({ target }) => switchShortcuts(target.checked)}
      />
      <DialogActions>
        <Button look="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const SPACE_AT_DESK = 'Spin the wheel; start or hold a toss-up; open the picks';

function DeskLines() {
  return (
    <>
      <Line does="Pass">
        <Key>→</Key>
      </Line>
      <Line does="Right">
        <Key>↑</Key>
      </Line>
      <Line does="Wrong">
        <Key>↓</Key>
      </Line>
      <Line does="Start or hold the clock">
        <Key>0</Key>
      </Line>
    </>
  );
}

function Line({ does, children }: { readonly does: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{children}</dt>
      <dd>{does}</dd>
    </div>
  );
}

function Key({ children }: { readonly children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
