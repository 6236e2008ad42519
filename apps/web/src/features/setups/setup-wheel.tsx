import type { Setup } from '@wheel/contract';
import { lookOf } from '../../lib/looks.ts';
import { segmentText } from '../../text/names.ts';
import { WedgeLabel } from '../../ui/prize-label.tsx';
import { WheelDisc, WheelRim } from '../../ui/wheel-disc.tsx';
import { segmentsOf } from './setup-texts.ts';
import styles from './setup-wheel.module.css';

type SetupWheelProps = {
  readonly setup: Setup;
  /** Without lettering. */
  readonly isSmall?: boolean;
};

/** The wheel of a setup in the look that comes with it. */
export const SetupWheel = ({ setup, isSmall = false }: SetupWheelProps) => (
  <div
    className={styles.wheel}
    data-small={isSmall}
    data-look={setup.look && lookOf(setup.look)}
    aria-hidden="true"
  >
    <WheelRim />
    <div className={styles.disc}>
      <WheelDisc
        segments={segmentsOf(setup.wheel)}
        textOf={isSmall ? undefined : segmentText}
        Label={WedgeLabel}
      />
    </div>
    <div className={styles.hub} />
  </div>
);
