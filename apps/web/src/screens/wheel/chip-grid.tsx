import { CHIPS, chipText, isSameSegment, type Segment } from '@wheel/game';
import type { CSSProperties } from 'react';
import { segmentText } from '../../text/names.ts';
import { Icon } from '../../ui/icon.tsx';
import { PENALTY, segmentColours } from '../../ui/segment-colours.ts';
import { useWords } from '../../words/words.ts';
import styles from './chip-grid.module.css';

type ChipGridProps = {
  readonly chips: readonly Segment[];
  readonly segments: readonly Segment[];
  readonly canAdd: boolean;
  /** Whether taking one off would change anything; the button can be pressed all the same. */
  readonly canRemove: (segment: Segment) => boolean;
  readonly onAdd: (segment: Segment) => void;
  readonly onRemove: (segment: Segment) => void;
};

export function ChipGrid({ chips, segments, canAdd, canRemove, onAdd, onRemove }: ChipGridProps) {
  const { wheel } = useWords('show').setup;
  const colours = segmentColours(segments);
  return (
    <section
      className={styles.grid}
      aria-label={wheel.chips}
      data-crowded={chips.length > CHIPS.length}
    >
      {chips.map((chip, index) => {
        const isOwn = index >= CHIPS.length;
        const text = segmentText(chip);
        const isChip = (segment: Segment) => isSameSegment(segment, chip);
        const count = segments.filter(isChip).length;
        const colour = colours[segments.findIndex(isChip)];
        // the dark of a penalty would not show on the dark of the set
        const bar = colour === PENALTY ? 'var(--bad)' : colour?.fill;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
          <div
            key={chipText(chip)}
            className={styles.chip}
            role="group"
            aria-label={text}
            data-testid={isOwn ? 'own-chip' : 'available-chip'}
            data-on={count > 0}
            style={{ '--segment': bar } as CSSProperties}
          >
            <button
              type="button"
              className={styles.step}
              aria-label={`− ${text}`}
              data-idle={!canRemove(chip)}
              onClick={() => onRemove(chip)}
            />
            <span className={styles.text}>
              <span className={styles.name} data-own={isOwn}>
                {chip.type === 'prize' && <Icon name="gift" className={styles.gift} />}
                <span title={isOwn ? text : undefined}>{text}</span>
              </span>
              <span className={styles.count}>{`× ${count}`}</span>
            </span>
            <button
              type="button"
              className={`${styles.step} ${styles.plus}`}
              aria-label={`+ ${text}`}
              disabled={!canAdd}
              onClick={() => onAdd(chip)}
            />
          </div>
        );
      })}
    </section>
  );
}
