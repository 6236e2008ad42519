import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { DeskPlate } from '../../words/desk-plate.ts';
import styles from './desk-bar.module.css';
import { DeskHint } from './desk-hint.tsx';

type DeskBarProps = {
  readonly plate: DeskPlate;
  /** Of the team it is about; nobody has none. */
  readonly colour: string | undefined;
  /** What the host may press; nothing once the puzzle is over. */
  readonly children: ReactNode;
  /** The turn clock once more, without figures. */
  readonly fuse: ReactNode;
  /** A letter that was refused, and why: said, and the plate nods. */
  readonly refusal: { readonly text: string; readonly count: number };
  readonly className?: string | undefined;
};

/** The lectern of the team on turn, unrolled under the board: its colour, its name and what it may do. */
export function DeskBar({ plate, colour, children, fuse, refusal, className }: DeskBarProps) {
  const { team, title, may } = plate;
  return (
    <section
      className={`${styles.bar} ${className ?? ''}`}
      data-testid="desk-bar"
      aria-label="Host desk"
      style={colour ? ({ '--team': colour } as CSSProperties) : undefined}
    >
      <div className={styles.row}>
        <div className={styles.plate}>
          <p className={styles.name}>
            {team !== null && <b aria-hidden="true">{team + 1}</b>}
            <span title={title}>{title}</span>
          </p>
          {may && (
            <p className={styles.may} key={refusal.count} data-refused={refusal.count > 0}>
              <VisuallyHidden>: </VisuallyHidden>
              {may}
            </p>
          )}
        </div>
        {children}
      </div>
      {fuse}
      <DeskHint />
      <VisuallyHidden role="status">
        <span key={refusal.count}>{refusal.text}</span>
      </VisuallyHidden>
    </section>
  );
}
