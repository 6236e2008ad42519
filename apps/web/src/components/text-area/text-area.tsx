import { type ComponentProps, useId } from 'react';
import field from '../text-field/text-field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: string;
  /** A sentence below it. */
  readonly hint?: string;
};

/** A field of several lines. */
export function TextArea({ label, hint, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={`${field.field} ${styles.field}`}>
      <div className={field.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        {...rest}
        id={id}
        className={[field.input, styles.area, className].filter(Boolean).join(' ')}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
