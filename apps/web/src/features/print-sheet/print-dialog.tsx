import type { WholeGame } from '@wheel/contract';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Choice } from '../../components/choice/choice.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Printed } from '../../components/printed/printed.tsx';
import styles from './print-dialog.module.css';
import { Sheet, type SheetKind } from './sheet.tsx';

const KINDS = [
  { value: 'host', name: "Host's sheet" },
  { value: 'blank', name: 'Blanks only' },
] as const satisfies readonly { value: SheetKind; name: string }[];

type PrintDialogProps = { readonly game: WholeGame; readonly onClose: () => void };

export function PrintDialog({ game, onClose }: PrintDialogProps) {
  const [kind, setKind] = useState<SheetKind>('host');
  return (
    <Dialog open title="Print" onClose={onClose} className={styles.panel} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet must scroll by keyboard, too */}
      <section className={styles.well} tabIndex={0} aria-label="Preview">
        <Sheet game={game} kind={kind} />
      </section>
      <DialogActions
        lead={
          <Choice label="Sheet" isLabelHidden options={KINDS} chosen={kind} onChoose={setKind} />
        }
      >
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" data-autofocus onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </DialogActions>
      <Printed>
        <Sheet game={game} kind={kind} />
      </Printed>
    </Dialog>
  );
}
