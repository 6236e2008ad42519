import type { ReactNode } from 'react';
import styles from './team-mark.module.css';

type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'heart' | 'drop' | 'flower' | 'plus';

type Silhouette = {
  readonly name: Shape;
  readonly drawing: ReactNode;
  /** Where the number stands, from the top. */
  readonly middle: number;
  /** How large it may be. */
  readonly size: number;
};

const PETALS = [0, 1, 2, 3, 4].map((petal) => {
  const angle = ((petal * 72 - 90) * Math.PI) / 180;
  return (
    <circle
      key={petal}
      cx={(50 + 27 * Math.cos(angle)).toFixed(1)}
      cy={(51 + 27 * Math.sin(angle)).toFixed(1)}
      r="21"
    />
  );
});

/** Eight silhouettes that a child can name. None of them is a star, a cross or a tile: these mean something else. */
const SILHOUETTES: readonly Silhouette[] = [
  { name: 'circle', drawing: <circle cx="50" cy="50" r="47" />, middle: 50, size: 54 },
  { name: 'square', drawing: <path d="M11 11h78v78H11z" />, middle: 50, size: 56 },
  { name: 'triangle', drawing: <path d="M50 12 93 87H7z" />, middle: 66, size: 46 },
  { name: 'diamond', drawing: <path d="M50 6 94 50 50 94 6 50z" />, middle: 50, size: 48 },
  {
    name: 'heart',
    drawing: (
      <path d="M50 89C22 67 7 51 7 33 7 18 18 9 29 9c10 0 17 6 21 15C54 15 61 9 71 9c11 0 22 9 22 24 0 18-15 34-43 56z" />
    ),
    middle: 44,
    size: 51,
  },
  {
    name: 'drop',
    drawing: <path d="M50 5c9 20 35 35 35 59a35 33 0 0 1-70 0C15 40 41 25 50 5z" />,
    middle: 63,
    size: 51,
  },
  {
    name: 'flower',
    drawing: (
      <>
        {PETALS}
        <circle cx="50" cy="51" r="26" />
      </>
    ),
    middle: 51,
    size: 51,
  },
  {
    name: 'plus',
    drawing: <path d="M34 9h32v25h25v32H66v25H34V66H9V34h25z" />,
    middle: 50,
    size: 48,
  },
];

const CIRCLE = SILHOUETTES[0] as Silhouette;

/** By the team's place in the list, so that no colour is ever alone. */
const silhouetteOf = (team: number): Silhouette => SILHOUETTES[team % SILHOUETTES.length] ?? CIRCLE;

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
      data-kind={look}
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

export const shapeOf = (team: number): Shape => silhouetteOf(team).name;
