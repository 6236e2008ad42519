import { useShow } from '../../stores/show/show-context.ts';
import { Clock } from './clock.tsx';
import styles from './clocks.module.css';

type ClocksProps = {
  /** Whether the turn clock is the time to solve, in a final spin or a bonus round. */
  readonly isSolving: boolean;
  /** Whether they stand in the room that a hidden wheel leaves. */
  readonly isNarrow: boolean;
  readonly className?: string | undefined;
};

/** The clocks that the house rules ask for, with all their buttons. */
export function Clocks({ isSolving, isNarrow, className }: ClocksProps) {
  const { turn, puzzle } = useShow(({ view }) => view.clocks);
  if (!turn && !puzzle) return null;
  return (
    <section
      className={`${styles.clocks} ${className ?? ''}`}
      aria-label="Clocks"
      data-narrow={isNarrow}
    >
      {turn && <Clock which="turn" name={isSolving ? 'Solve' : 'Turn'} clock={turn} />}
      {puzzle && <Clock which="puzzle" name="Puzzle" clock={puzzle} />}
    </section>
  );
}
