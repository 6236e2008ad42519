import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Explains the field in a tooltip right of the label. */
  readonly tip?: string;
  /** What is wrong with the text, in the tooltip of a sign inside the field at its end. */
  readonly refusal?: string | undefined;
  /** Stands inside the field at its end: a show-password button. */
  readonly inputEnd?: ReactNode;
  /** A sentence below the field, in the colour of errors. */
  readonly error?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, tip, refusal, inputEnd, error, className, ...rest } = props;
  const id = useId();
  const describers = [tip && `${id}-tip`, error && `${id}-error`].filter(Boolean).join(' ');
  const isCrowded = Boolean(refusal || inputEnd);

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {tip && <Tooltip id={`${id}-tip`} kind="info" text={tip} />}
      </div>
      <div className={styles.box} data-crowded={isCrowded}>
        <input
          {...rest}
          id={id}
          className={[styles.input, className].filter(Boolean).join(' ')}
          aria-invalid={Boolean(refusal || error)}
          {...(describers && { 'aria-describedby': describers })}
        />
        {isCrowded && (
          <div className={styles.end}>
            {refusal && <Tooltip id={`${id}-refusal`} kind="error" text={refusal} />}
            {inputEnd}
          </div>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
