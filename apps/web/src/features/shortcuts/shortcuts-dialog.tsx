import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import styles from './shortcuts-dialog.module.css';
import { switchShortcuts, useShortcutsOn } from './shortcuts-on.ts';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = useShortcutsOn();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        <Line does="Guess a letter">
          <Key>A</Key> – <Key>Z</Key>
        </Line>
        <Line does="Spin the wheel">
          <Key>Space</Key>
        </Line>
        <Line does="Type the full phrase">
          <Key>Enter</Key>
        </Line>
        <Line does="Give that team 100">
          <Key>1</Key> – <Key>8</Key>
        </Line>
        <Line does="Take 100 from that team">
          <Key>Shift</Key> <Key>1</Key> – <Key>8</Key>
        </Line>
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
