import type { Segment } from '@wheel/game';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { segmentText } from '../../words/segment.ts';
import styles from './side-wheel.module.css';

type SideWheelProps = {
  readonly isShown: boolean;
  readonly onToggle: (show: boolean) => void;
  readonly onRandomize: () => void;
  readonly isSpinning: boolean;
  readonly lastValue: Segment | null;
  readonly wheel: ReactNode;
  readonly className?: string | undefined;
};

/** The wheel beside the board; hidden, it leaves a blank arch of the set and most of its room. */
export function SideWheel(props: SideWheelProps) {
  const { isShown, onToggle, onRandomize, isSpinning, lastValue, wheel, className } = props;
  return (
    <section
      className={`${styles.side} ${className ?? ''}`}
      aria-label="Wheel"
      data-shown={isShown}
    >
      {isShown ? (
        <div className={styles.slot}>{wheel}</div>
      ) : (
        <div className={styles.blank} data-testid="wheel-placeholder" />
      )}
      <div className={styles.row}>
        <Button className={styles.button} onClick={() => onToggle(!isShown)}>
          {isShown ? 'Hide Wheel' : 'Show Wheel'}
        </Button>
        {isShown && (
          <p className={styles.last}>
            {isSpinning ? 'Spinning' : lastValue && 'Last spin '}
            {!isSpinning && lastValue && <b>{segmentText(lastValue)}</b>}
          </p>
        )}
        {isShown && (
          <Button className={styles.button} onClick={onRandomize}>
            Randomize
          </Button>
        )}
      </div>
    </section>
  );
}
