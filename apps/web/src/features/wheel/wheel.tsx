import type { Segment } from '@wheel/game';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { segmentText } from '../../text/names.ts';
import { FlipperShape } from '../../ui/flipper-shape.tsx';
import { WedgeLabel } from '../../ui/prize-label.tsx';
import { WheelDisc, WheelRim } from '../../ui/wheel-disc.tsx';
import { useWords } from '../../words/words.ts';
import { useSpinAnimation } from './use-spin-animation.ts';
import styles from './wheel.module.css';

type WheelProps = {
  readonly segments: readonly Segment[];
  readonly rotation: number;
  /** How far the spin under way turns it; `null` while it stands. */
  readonly extraDegrees: number | null;
  /** How far the spin under way has come. */
  readonly elapsedMs: () => number;
  readonly onSpin?: () => void;
  /** Stands in place of the button on a wheel that cannot be spun. */
  readonly hub?: ReactNode;
  /** The rules of a desk keep it from being spun now. */
  readonly isBarred?: boolean;
  /** Its rule sets `--d`, the wheel's diameter. */
  readonly className?: string | undefined;
};

/** As many letters stand on the hub at their full width. */
const WIDE = 5;

export function Wheel(props: WheelProps) {
  const {
    segments,
    rotation,
    extraDegrees,
    elapsedMs,
    onSpin,
    hub,
    isBarred = false,
    className,
  } = props;
  const { wheel } = useWords('show');
  const disc = useRef<HTMLDivElement>(null);
  const flipper = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useSpinAnimation({ disc, flipper, ring }, rotation, extraDegrees, segments.length, elapsedMs);
  const isSpinning = extraDegrees !== null;

  return (
    <div
      className={`${styles.wheel} ${className ?? ''}`}
      data-testid="wheel"
      data-spinning={isSpinning}
    >
      <div className={styles.rim}>
        <WheelRim />
      </div>
      <div className={styles.turntable}>
        <div
          ref={disc}
          className={styles.disc}
          style={{ transform: `rotate(${rotation}deg)` }}
          role="img"
          aria-label={wheel.label({ segments: segments.map(segmentText) })}
        >
          <WheelDisc segments={segments} textOf={segmentText} Label={WedgeLabel} />
        </div>
      </div>
      <div ref={ring} className={styles.ring} />
      {hub ?? (
        <button
          type="button"
          className={styles.hub}
          style={{ '--letters': wheel.spin.length } as CSSProperties}
          data-long={wheel.spin.length > WIDE}
          data-spinning={isSpinning}
          {...(isBarred && { 'aria-disabled': true })}
          onClick={onSpin}
        >
          {wheel.spin}
        </button>
      )}
      <div className={styles.swing}>
        <div ref={flipper} className={styles.flipper} data-testid="wheel-pointer">
          <FlipperShape className={styles.drawing} />
        </div>
      </div>
    </div>
  );
}
