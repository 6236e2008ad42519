import { loadFile } from '../../lib/load.ts';
import { useLoadedDialog } from '../../lib/use-loaded-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withStageWords } from '../../words/stage-words.ts';
import { useWords } from '../../words/words.ts';

const loadDialog = loadFile(withStageWords(() => import('./own-chips-dialog.tsx')));

type OwnChipsButtonProps = { readonly className?: string | undefined };

/** Opens the dialog of the host's own chips. */
export function OwnChipsButton({ className }: OwnChipsButtonProps) {
  const { ownChip } = useWords('show').setup.wheel;
  const { file, isOpen, open, close } = useLoadedDialog(loadDialog);
  return (
    <>
      <Button look="line" className={className} onClick={open}>
        <Icon name="plus" />
        {ownChip}
      </Button>
      {file && <file.OwnChipsDialog open={isOpen} onClose={close} />}
    </>
  );
}
