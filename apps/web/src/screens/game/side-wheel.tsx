import { useShow } from '../../show/context.ts';
import { useShownWheel } from '../../show/shown-wheel.ts';
import { segmentText } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Placed } from '../../ui/placed.tsx';
import { useWords } from '../../words/words.ts';
import { ShowWheel, useWheelActions } from '../shared/show-parts.tsx';
import styles from './side-wheel.module.css';

type SideWheelProps = {
  readonly className?: string | undefined;
  readonly discClassName?: string | undefined;
};

/** The wheel beside the board; hidden, it leaves a blank arch of the set and most of its room. */
export function SideWheel({ className, discClassName }: SideWheelProps) {
  const { wheel } = useWords('show').game;
  const { visible, lastValue } = useShownWheel();
  const isSpinning = useShow(({ view }) => view.spin !== null);
  const isBarred = useShow(({ view: { desk } }) => desk !== null && !desk.moves.includes('spin'));
  const dispatch = useShow((store) => store.dispatch);
  const { randomize } = useWheelActions();
  return (
    <section
      className={`${styles.side} ${className ?? ''}`}
      aria-label={wheel.label}
      data-shown={visible}
    >
      {visible ? (
        <div className={styles.slot}>
          <ShowWheel className={discClassName} isBarred={isBarred} />
        </div>
      ) : (
        <div className={styles.blank} data-testid="wheel-placeholder" />
      )}
      <div className={styles.row}>
        <Button
          className={styles.button}
          onClick={() => dispatch({ type: 'setWheelVisible', visible: !visible })}
        >
          {visible ? wheel.hide : wheel.show}
        </Button>
        {visible && (
          <>
            <p className={styles.last}>
              {isSpinning && wheel.spinning}
              {!isSpinning && lastValue && (
                <Placed text={wheel.lastSpin}>
                  <b>{segmentText(lastValue)}</b>
                </Placed>
              )}
            </p>
            <Button className={styles.button} onClick={randomize}>
              {wheel.randomize}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
