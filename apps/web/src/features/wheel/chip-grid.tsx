import type { CSSProperties } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { PENALTY, segmentColours } from '../../components/wheel-disc/segment-colours.ts';
import styles from './chip-grid.module.css';

type ChipGridProps = {
  readonly chips: readonly string[];
  readonly segments: readonly string[];
  readonly canAdd: boolean;
  /** Whether taking one off would change anything; the button can be pressed all the same. */
  readonly canRemove: (value: string) => boolean;
  readonly onAdd: (value: string) => void;
  readonly onRemove: (value: string) => void;
};

export function ChipGrid({ chips, segments, canAdd, canRemove, onAdd, onRemove }: ChipGridProps) {
  const colours = segmentColours(segments);
  return (
    <section className={styles.grid} aria-label="Available chips">
      {chips.map((value) => {
        const count = segments.filter((segment) => segment === value).length;
        const colour = colours[segments.indexOf(value)];
        // the dark of a penalty would not show on the dark of the set
        const bar = colour === PENALTY ? 'var(--bad)' : colour?.fill;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
          <div
            key={value}
            className={styles.chip}
            role="group"
            aria-label={value}
            data-testid="available-chip"
            data-on={count > 0}
            style={{ '--segment': bar } as CSSProperties}
          >
            <button
              type="button"
              className={styles.step}
              aria-label={`− ${value}`}
              data-idle={!canRemove(value)}
              onClick={() => onRemove(value)}
            >
              <Icon name="minus" />
            </button>
            <span className={styles.text}>
              <span className={styles.name}>{value}</span>
              <span className={styles.count}>{`× ${count}`}</span>
            </span>
            <button
              type="button"
              className={styles.step}
              aria-label={`+ ${value}`}
              disabled={!canAdd}
              onClick={() => onAdd(value)}
            >
              <Icon name="plus" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
