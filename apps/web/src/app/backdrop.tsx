import { memo } from 'react';
import styles from './backdrop.module.css';

export type Mood = 'lively' | 'calm';

const RADIUS = 902;
const SPACING = 50;
const BULBS = Math.round((2 * Math.PI * RADIUS) / SPACING / 2) * 2;
const STEP = (2 * Math.PI * RADIUS) / BULBS;

/** Concentric arches of the set, and on lively screens a string of bulbs that takes turns. */
export const Backdrop = memo(function Backdrop({ mood }: { readonly mood: Mood }) {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" role="presentation">
        <circle className={styles.outer} cx="800" cy="1000" r="1090" />
        {mood === 'lively' && <circle className={styles.groove} cx="800" cy="1000" r={RADIUS} />}
        <circle className={styles.inner} cx="800" cy="1000" r="640" />
        {mood === 'lively' && (
          <g className={styles.string}>
            <Bulbs offset={0} />
            <Bulbs offset={STEP} />
          </g>
        )}
      </svg>
    </div>
  );
});

function Bulbs({ offset }: { readonly offset: number }) {
  return (
    <circle
      className={styles.bulbs}
      cx="800"
      cy="1000"
      r={RADIUS}
      strokeDasharray={`0 ${STEP * 2}`}
      strokeDashoffset={offset}
    />
  );
}
