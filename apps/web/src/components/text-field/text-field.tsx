import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Stands right of the label: an info tooltip. */
  readonly labelEnd?: ReactNode;
  /** Stands inside the field at its end: an error icon, a show-password button. */
  readonly inputEnd?: ReactNode;
  /** A sentence below the field, in the colour of errors. */
  readonly error?: string | undefined;
}

export function TextField({
  label,
  labelEnd,
  inputEnd,
  error,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const describers = [describedBy, error && errorId].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={inputId}>{label}</label>
        {labelEnd}
      </div>
      <div className={styles.box} data-crowded={Boolean(inputEnd)}>
        <input
          {...rest}
          id={inputId}
          className={[styles.input, className].filter(Boolean).join(' ')}
          {...(describers && { 'aria-describedby': describers })}
        />
        {inputEnd && <div className={styles.end}>{inputEnd}</div>}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
