import { memo } from 'react';
import styles from './wheel-disc.module.css';

const BULBS = 48;
const BULB_RING = 478;
const BULB_STEP = (2 * Math.PI * BULB_RING) / BULBS;

/** The standing frame round the disc with its ring of bulbs. */
export const WheelRim = memo(function WheelRim() {
  return (
    <svg className={styles.drawing} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <circle r="499" fill="var(--stage-950)" />
      <circle
        r={BULB_RING}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray={`0 ${BULB_STEP}`}
      />
    </svg>
  );
});
