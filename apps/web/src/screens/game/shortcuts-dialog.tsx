import { Fragment } from 'react';
import { shortcuts } from '../../show/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { useWords, words } from '../../words/words.ts';
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
  const text = useWords('show').game.shortcuts;
  const isOn = shortcuts.use();
  return (
    <Dialog open={open} title={text.title} onClose={onClose} wide={isAtDesk}>
      <dl className={styles.list} data-wide={isAtDesk}>
        {linesFor(isAtDesk, hasRoom).map(([keys, does]) => (
          <div key={keys} className={styles.line}>
            <dt>{keys.split(' ').map(keyOrDash)}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={text.areOn}
        checked={isOn}
        onChange={({ target }) => shortcuts.set(target.checked)}
      />
      <DialogActions>
        <Button look="primary" data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A key by its code, which is its name where the language has no other. */
function Key({ code }: { readonly code: string }) {
  const names: Readonly<Record<string, string>> = useWords('show').game.shortcuts.keys;
  return <kbd className={styles.key}>{names[code] ?? code}</kbd>;
}

const keyOrDash = (code: string, at: number) => (
  <Fragment key={code}>
    {at > 0 && ' '}
    {code === '–' ? code : <Key code={code} />}
  </Fragment>
);

type Line = readonly [keys: string, does: string];

function linesFor(isAtDesk: boolean, hasRoom: boolean): readonly Line[] {
  const { shortcuts: text, history } = words('show').game;
  const { actions } = words('desk');
  const atDesk = (...lines: readonly Line[]) => (isAtDesk ? lines : []);
  const inRoom = (...lines: readonly Line[]) => (hasRoom ? lines : []);
  return [
    ['A – Z', text.letter],
    ...atDesk(['shift A – Z', text.freeLetter]),
    ['space', isAtDesk ? text.spinAtDesk : text.spin],
    ['enter', text.phrase],
    ...atDesk(['→', actions.pass], ['↑', actions.right], ['↓', actions.wrong], ['0', text.clock]),
    ['1 – 8', isAtDesk ? text.giveAtDesk : text.give],
    ['shift 1 – 8', text.take],
    ...inRoom(['.', text.lockBuzzers], [',', text.resetBuzzers]),
    ['ctrl Z', history.undo.name],
    ['ctrl shift Z', history.redo.name],
    ['?', text.help],
    ['esc', text.escape],
  ];
}
