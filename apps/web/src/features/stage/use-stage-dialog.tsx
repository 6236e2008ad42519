import { type ReactNode, useState } from 'react';
import { loadFile } from '../../lib/load.ts';
import { withStageWords } from '../../words/stage-words.ts';

const loadDialog = loadFile(withStageWords(() => import('./stage-dialog.tsx')));

/** The dialog of the stage, which loads when it is first opened. */
export function useStageDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [file, setFile] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const [isOpen, setOpen] = useState(false);
  function open() {
    setOpen(true);
    loadDialog().then(setFile, (error: unknown) => {
      setOpen(false);
      console.error('The dialog of the stage did not load.', error);
    });
  }
  return {
    open,
    dialog: file && <file.StageDialog open={isOpen} onClose={() => setOpen(false)} />,
  };
}
