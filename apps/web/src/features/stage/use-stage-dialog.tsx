import type { ReactNode } from 'react';
import { loadFile } from '../../lib/load.ts';
import { useLoadedDialog } from '../../lib/use-loaded-dialog.ts';
import { withStageWords } from '../../words/stage-words.ts';

const loadDialog = loadFile(withStageWords(() => import('./stage-dialog.tsx')));

/** The dialog of the stage, which loads when it is first opened. */
export function useStageDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const { file, isOpen, open, close } = useLoadedDialog(loadDialog);
  return { open, dialog: file && <file.StageDialog open={isOpen} onClose={close} /> };
}
