import { type CSSProperties, useId, useRef } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';
import styles from './value-field.module.css';

type ValueFieldProps = {
  /** What stands, spun or typed. */
  readonly value: number | null;
  /** What a consonant is worth where nothing stands. */
  readonly otherwise: number | null;
  /** Of the wedge that said it; a typed one has none. */
  readonly colour: string | undefined;
  readonly readOnly: boolean;
  /** 0 takes the value away. Says whether it was taken. */
  readonly onEnter: (value: number) => boolean;
};

/** For a real wheel in the room: its value is typed. It counts with Enter or on leaving the field. */
export function ValueField({ value, otherwise, colour, readOnly, onEnter }: ValueFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = value === null ? '' : String(value);

  function enter() {
    const input = field.current;
    // In a final spin the field shows more than was typed; what stands must not be entered once more.
    if (!input || input.value === shown) return;
    if (!onEnter(Number(input.value))) input.value = shown;
  }

  return (
    <div
      className={styles.value}
      data-stands={value !== null}
      style={colour ? ({ '--wedge': colour } as CSSProperties) : undefined}
    >
      <label htmlFor={id}>Value</label>
      <input
        // What stands now replaces what was typed.
        key={shown}
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        defaultValue={shown}
        placeholder={otherwise === null ? '–' : String(otherwise)}
        readOnly={readOnly}
        onBlur={enter}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && field.current) field.current.value = shown;
          // Leaving the field enters what is in it; then a bare key is a letter again.
          if (key === 'Enter' || key === 'Escape') focusStage();
        }}
      />
    </div>
  );
}
