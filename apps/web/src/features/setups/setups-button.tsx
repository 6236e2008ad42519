import { loadFile } from '../../lib/load.ts';
import { useLoadedDialog } from '../../lib/use-loaded-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withStageWords } from '../../words/stage-words.ts';
import { useWords } from '../../words/words.ts';

const loadDialog = loadFile(withStageWords(() => import('./setups-dialog.tsx')));

type SetupsButtonProps = { readonly className?: string | undefined };

/** Opens the dialog of the setups. */
export function SetupsButton({ className }: SetupsButtonProps) {
  const { setups } = useWords('show').setup.wheel;
  const { file, isOpen, open, close } = useLoadedDialog(loadDialog);
  return (
    <>
      <Button look="line" className={className} onClick={open}>
        <Icon name="setups" />
        {setups}
      </Button>
      {file && <file.SetupsDialog open={isOpen} onClose={close} />}
    </>
  );
}
