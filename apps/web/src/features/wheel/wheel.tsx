import type { Segment } from '@wheel/game';
import { memo, useRef } from 'react';
import { WheelDisc } from '../../components/wheel-disc/wheel-disc.tsx';
import { WheelRim } from '../../components/wheel-disc/wheel-rim.tsx';
import { segmentText } from '../../words/segment.ts';
import { useSpinAnimation } from './use-spin-animation.ts';
import styles from './wheel.module.css';

type WheelProps = {
  readonly segments: readonly Segment[];
  readonly rotation: number;
  /** How far the spin under way turns it; `null` while it stands. */
  readonly extraDegrees: number | null;
  /** How far the spin under way has come. */
  readonly elapsedMs: () => number;
  readonly onSpin: () => void;
  /** Its rule sets `--d`, the wheel's diameter. */
  readonly className?: string | undefined;
};

export function Wheel(props: WheelProps) {
  const { segments, rotation, extraDegrees, elapsedMs, onSpin, className } = props;
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
          aria-label={`Wheel with ${segments.length} segments: ${segments.map(segmentText).join(', ')}`}
        >
          <WheelDisc segments={segments} textOf={segmentText} />
        </div>
      </div>
      <div ref={ring} className={styles.ring} />
      <button type="button" className={styles.hub} onClick={onSpin}>
        SPIN
      </button>
      <div ref={flipper} className={styles.flipper} data-testid="wheel-pointer">
        <Flipper />
      </div>
    </div>
  );
}

const EDGE = 'var(--stage-950)';
const FLIPPER = 'M30 26C10 26 4 44 4 60s6 34 26 34c30 0 78-20 114-34C108 46 60 26 30 26z';

const Flipper = memo(function Flipper() {
  return (
    <svg className={styles.drawing} viewBox="0 0 150 120" aria-hidden="true">
      <path d={FLIPPER} fill={EDGE} transform="translate(0 7)" />
      <path d={FLIPPER} fill="var(--ivory)" stroke={EDGE} strokeWidth="7" strokeLinejoin="round" />
      <circle cx="33" cy="60" r="13" fill="var(--wheel-2)" stroke={EDGE} strokeWidth="6" />
    </svg>
  );
});
