import { type ComponentProps, memo } from 'react';
import styles from './backdrop.module.css';

export type Mood = 'lively' | 'calm';

const CENTRE = { cx: 800, cy: 1000 };
const RADIUS = 902;
const SPACING = 50;
const BULBS = Math.round((2 * Math.PI * RADIUS) / SPACING / 2) * 2;
const STEP = (2 * Math.PI * RADIUS) / BULBS;

/** Concentric arches of the set, and on lively screens a string of bulbs that take turns. */
export const Backdrop = memo(function Backdrop({ mood }: { readonly mood: Mood }) {
  const isLively = mood === 'lively';
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <Drawing>
        <circle className={styles.outer} {...CENTRE} r="1090" />
        {isLively && <circle className={styles.groove} {...CENTRE} r={RADIUS} />}
        <circle className={styles.inner} {...CENTRE} r="640" />
      </Drawing>
      {isLively && <Bulbs offset={0} />}
      {isLively && <Bulbs offset={STEP} />}
    </div>
  );
});

/** Every second bulb. A drawing of its own: only whole drawings change their light without work for the page. */
const Bulbs = ({ offset }: { readonly offset: number }) => (
  <Drawing className={styles.bulbs}>
    <circle {...CENTRE} r={RADIUS} strokeDasharray={`0 ${STEP * 2}`} strokeDashoffset={offset} />
  </Drawing>
);

const Drawing = (props: ComponentProps<'svg'>) => (
  <svg {...props} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" role="presentation" />
);
