import type { LibraryGame } from '@wheel/contract';
import type { ToastMessage } from '../../components/toast/toast.tsx';
import { ExportDialog } from '../../features/export-game/export-dialog.tsx';
import { RenameDialog } from '../../features/my-games/rename-dialog.tsx';
import { refreshLibrary } from '../../features/my-games/use-library.ts';
import { PrintDialog } from '../../features/print-sheet/print-dialog.tsx';
import { ShareDialog } from '../../features/share/share-dialog.tsx';
import { TrashDialog } from '../../features/trash/trash-dialog.tsx';
import { ImportGames } from './import-games.tsx';
import type { Deeds } from './use-deeds.ts';

type LibraryDialogsProps = {
  readonly deeds: Deeds;
  readonly trash: readonly LibraryGame[] | undefined;
  readonly now: number;
  readonly onSay: (message: ToastMessage) => void;
};

/** The one that is open, if any; an import that was put away keeps what was typed. */
export function LibraryDialogs(props: LibraryDialogsProps) {
  const { opened, close } = props.deeds;
  return (
    <>
      <ImportGames open={opened?.dialog === 'import'} onSay={props.onSay} onClose={close} />
      <OtherDialogs {...props} />
    </>
  );
}

function OtherDialogs({ deeds, trash, now }: LibraryDialogsProps) {
  const { opened, close } = deeds;
  switch (opened?.dialog) {
    case 'trash':
      return <TrashDialog games={trash} now={now} onChanged={refreshLibrary} onClose={close} />;
    case 'rename':
      return (
        <RenameDialog
          game={opened.game}
          onRenamed={() => {
            close();
            refreshLibrary();
          }}
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
