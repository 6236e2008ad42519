import '../../words/en/library.ts';
import type { LibraryGame } from '@wheel/contract';
import type { ToastMessage } from '../../ui/toast.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import type { GameActions } from './use-game-actions.ts';
import { refreshLibrary } from './use-library.ts';

type LibraryDialogsProps = {
  readonly actions: GameActions;
  readonly trash: readonly LibraryGame[] | undefined;
  readonly now: number;
  readonly onSay: (message: ToastMessage) => void;
};

/** All that opens over the list of games. An import that was put away keeps its text. */
export function LibraryDialogs({ onSay, ...rest }: LibraryDialogsProps) {
  const { opened, close } = rest.actions;
  return (
    <>
      <ImportDialog open={opened?.dialog === 'import'} onSay={onSay} onClose={close} />
      <OpenedDialog {...rest} />
    </>
  );
}

function OpenedDialog({ actions, trash, now }: Omit<LibraryDialogsProps, 'onSay'>) {
  const { opened, close } = actions;
  switch (opened?.dialog) {
    case 'trash':
      return <TrashDialog games={trash} now={now} onChanged={refreshLibrary} onClose={close} />;
    case 'rename':
      return (
        <RenameDialog
          game={opened.game}
          onClose={() => {
            close();
            refreshLibrary();
          }}
        />
      );
    case 'share':
      return <ShareDialog game={opened.game} onChanged={refreshLibrary} onClose={close} />;
    case 'print':
      return <PrintDialog game={opened.game} onClose={close} />;
    case 'export':
      return <ExportDialog game={opened.game} onClose={close} />;
    default:
      return null;
  }
}
