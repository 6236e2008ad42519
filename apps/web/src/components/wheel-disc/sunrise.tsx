import type { ComponentProps } from 'react';
import { StillWheel } from './still-wheel.tsx';
import styles from './sunrise.module.css';

type SunriseProps = Pick<ComponentProps<typeof StillWheel>, 'segments' | 'textOf'>;

/** A large wheel that turns slowly, half behind the foot of a page. */
export const Sunrise = (wheel: SunriseProps) => (
  <div className={styles.sunrise}>
    <StillWheel {...wheel} className={styles.wheel} discClassName={styles.disc} />
  </div>
);
