import { silhouetteOf } from './shapes.tsx';
import styles from './team-mark.module.css';

type TeamMarkProps = {
  /** The team's place in the list, from 0. */
  readonly team: number;
  /** `dark` is ink on the team's colour, `lit` the team's colour on the stage, `ghost` a shade without its number. */
  readonly look?: 'dark' | 'lit' | 'ghost';
  readonly className?: string | undefined;
};

/** A team's number in a shape of its own. `--team` is its colour. */
export function TeamMark({ team, look = 'dark', className }: TeamMarkProps) {
  const { drawing, middle, size } = silhouetteOf(team);
  return (
    <svg
      className={`${styles.mark} ${className ?? ''}`}
      data-look={look}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <g className={styles.shape}>{drawing}</g>
      {look !== 'ghost' && (
        <text className={styles.number} x="50" y={middle} dy="0.35em" fontSize={size}>
          {team + 1}
        </text>
      )}
    </svg>
  );
}

export const shapeName = (team: number): string => silhouetteOf(team).name;
