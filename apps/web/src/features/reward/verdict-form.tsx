import type { VerdictOutcome } from '@wheel/game';
import { useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import styles from './verdict-form.module.css';

type VerdictFormProps = {
  /** The points that are proposed. */
  readonly proposal: number;
  readonly onVerdict: (outcome: VerdictOutcome, points: number) => void;
  /** Leaves the question in the desk bar. */
  readonly onLater: () => void;
};

/** The chip asks the host. */
export function VerdictForm({ proposal, onVerdict, onLater }: VerdictFormProps) {
  const points = useRef<HTMLInputElement>(null);
  const give = (outcome: VerdictOutcome) => () => onVerdict(outcome, Number(points.current?.value));
  return (
    <>
      <ToolButton
        name="Close"
        title="Decide later"
        icon="x"
        className={styles.later}
        onClick={onLater}
      />
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          give('give')();
        }}
      >
        <TextField
          ref={points}
          label="Points"
          type="number"
          inputMode="numeric"
          min={0}
          defaultValue={proposal}
          className={styles.points}
        />
        <Button look="primary" large type="submit" data-autofocus>
          Give
        </Button>
        <Button large onClick={give('take')}>
          Take
        </Button>
      </form>
      <div className={styles.others}>
        <Button look="line" onClick={give('pass')}>
          Pass the turn
        </Button>
        <Button look="line" onClick={give('nothing')}>
          Nothing
        </Button>
      </div>
    </>
  );
}
