import styles from './bulbs.module.css';

/** `dark`: out. `lit`: all on. `chase`: they take turns. `half`: every other one, at rest. */
export type Lights = 'dark' | 'lit' | 'chase' | 'half' | 'turning';

const RING = 32;

/** A ring of bulbs round a dome. `pathLength` makes their number independent of the size. */
export function BulbRing({ lights }: { readonly lights: Lights }) {
  return (
    <svg
      className={styles.ring}
      data-lights={lights}
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
    >
      <circle r="499" fill="var(--rim)" />
      {[0, 1].map((string) => (
        <circle
          key={string}
          className={styles.bulb}
          data-string={string}
          r="464"
          pathLength={RING}
          strokeWidth="27"
          strokeDasharray="0 2"
          strokeDashoffset={string}
        />
      ))}
    </svg>
  );
}

type BulbFrameProps = {
  readonly count: number;
  readonly lights?: Lights;
  /** How many of them burn, from the first on: a clock. */
  readonly lit?: number | null;
  /** Its rules place the frame and set `stroke-width` and `rx`. */
  readonly className?: string | undefined;
};

/** A frame of bulbs round any box. */
export function BulbFrame({ count, lights = 'half', lit = null, className }: BulbFrameProps) {
  const strings =
    lit === null
      ? [
          { name: '0', dash: '0 2', offset: 0 },
          { name: '1', dash: '0 2', offset: 1 },
        ]
      : [
          { name: 'out', dash: '0 1', offset: 0 },
          ...(lit > 0 ? [{ name: 'on', dash: burning(lit), offset: 0 }] : []),
        ];
  return (
    <svg
      className={`${styles.frame} ${className ?? ''}`}
      data-lights={lit === null ? lights : 'clock'}
      aria-hidden="true"
    >
      {strings.map(({ name, dash, offset }) => (
        <rect
          key={name}
          className={styles.bulb}
          data-string={name}
          width="100%"
          height="100%"
          rx="14"
          pathLength={count}
          strokeDasharray={dash}
          strokeDashoffset={offset}
        />
      ))}
    </svg>
  );
}

const burning = (lit: number) => `${'0 1 '.repeat(lit - 1)}0 999`;
