import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import styles from './stage-button.module.css';
import { useStageDialog } from './use-stage-dialog.tsx';

/** Opens the dialog of the stage. */
export function StageButton() {
  const { stage } = useWords('show').setup.wheel;
  const { open, dialog } = useStageDialog();
  return (
    <>
      <Button look="line" className={styles.button} onClick={open}>
        <Icon name="stage" />
        {stage}
      </Button>
      {dialog}
    </>
  );
}
