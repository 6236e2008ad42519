import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './fields.module.css';
import { Shape, UNFOLD } from './shape.tsx';
import { Tooltip } from './tooltip.tsx';

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
  /** Advice below the field, read out when it comes. Empty while there is none; an error takes its place. */
  readonly hint?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, tip, refusal, inputEnd, error, hint, className, ...rest } = props;
  const id = useId();
  const advice = error ? '' : hint;
  const describers = [tip && `${id}-tip`, error && `${id}-error`, advice && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
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
      {advice !== undefined && (
        <p id={`${id}-hint`} className={styles.hint} role="status">
          {advice}
        </p>
      )}
    </div>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: string;
  /** A sentence below it. */
  readonly hint?: string;
};

/** A field of several lines. */
export function TextArea({ label, hint, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${styles.areaField}`}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        {...rest}
        id={id}
        className={[styles.input, styles.area, className].filter(Boolean).join(' ')}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.areaHint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
}

export function Checkbox({ label, className, lang, ...rest }: CheckboxProps) {
  return (
    <label className={[styles.checkbox, className].filter(Boolean).join(' ')} lang={lang}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  );
}

type SelectFieldProps = ComponentProps<'select'> & {
  readonly label: string;
  /** A sentence below it. */
  readonly hint?: string | undefined;
};

/** A list of choices below its label. */
export function SelectField({ label, hint, className, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <Select {...rest} id={id} {...(hint && { 'aria-describedby': `${id}-hint` })} />
      {hint && (
        <p id={`${id}-hint`} className={styles.areaHint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The native list of choices in the look of a field. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={[styles.selectBox, className].filter(Boolean).join(' ')}>
      <select {...rest} className={styles.select} />
      <Shape path={UNFOLD} className={styles.sign} />
    </span>
  );
}
