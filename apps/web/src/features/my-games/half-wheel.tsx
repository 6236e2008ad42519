import type { Segment } from '@wheel/game';
import { WheelDisc } from '../../components/wheel-disc/wheel-disc.tsx';
import { WheelRim } from '../../components/wheel-disc/wheel-rim.tsx';
import styles from './half-wheel.module.css';

/** The picture of a game: a wheel whose number of wedges follows from the title. */
export function HalfWheel({ title }: { readonly title: string }) {
  return (
    <div className={styles.wheel} aria-hidden="true">
      <WheelRim />
      <div className={styles.disc}>
        <WheelDisc segments={wedgesFor(title)} />
      </div>
      <div className={styles.hub} />
    </div>
  );
}

function wedgesFor(title: string) {
  const mix = [...title].reduce(
    (sum, letter) => (sum * 3 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return Array.from(
    { length: 8 + (mix % 13) },
    (_, index): Segment => (index === 3 ? { type: 'forfeit' } : { type: 'points', value: index }),
  );
}
