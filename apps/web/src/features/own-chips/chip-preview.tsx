import { type Segment, TELEVISION_SEGMENTS } from '@wheel/game';
import { segmentText } from '../../text/names.ts';
import { FlipperShape } from '../../ui/flipper-shape.tsx';
import { WedgeLabel } from '../../ui/prize-label.tsx';
import { WheelDisc, WheelRim } from '../../ui/wheel-disc.tsx';
import { useWords } from '../../words/words.ts';
import styles from './chip-preview.module.css';

/** The chip where it is hardest to read: on a full wheel, at the pointer. */
export function ChipPreview({ chip }: { readonly chip: Segment }) {
  const { preview } = useWords('stage').chips;
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.wheel}>
        <WheelRim />
        <div className={styles.disc}>
          <WheelDisc
            segments={[chip, ...TELEVISION_SEGMENTS.slice(1)]}
            textOf={segmentText}
            Label={WedgeLabel}
          />
        </div>
        <div className={styles.hub} />
        <FlipperShape className={styles.flipper} />
      </div>
      <p className={styles.caption}>{preview}</p>
    </div>
  );
}
