import { useState } from 'react';
import type { Loader } from './load.ts';

/** Opens a dialog whose file loads when it is first asked for; `file` is `null` until then. */
export function useLoadedDialog<File>(load: Loader<File>) {
  const [file, setFile] = useState<File | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    file,
    isOpen,
    open() {
      setOpen(true);
      load().then(setFile, (error: unknown) => {
        setOpen(false);
        console.error('A dialog did not load.', error);
      });
    },
    close: () => setOpen(false),
  };
}
