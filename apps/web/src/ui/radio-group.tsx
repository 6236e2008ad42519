import { type ReactNode, useId } from 'react';
import styles from './radio-group.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly icon?: ReactNode;
  /** What it means. */
  readonly says?: ReactNode;
};

type RadioGroupProps<Value extends string> = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** `row`: a well with an ivory answer, like a checked box. `rows`: one under the other, each with its sentence. */
  readonly layout: 'row' | 'rows';
  readonly options: readonly RadioOption<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
  readonly optionTestId?: string;
};

/** One of a few. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden = false, layout, options, chosen, onChoose, className } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className={[styles.group, styles[layout], className].filter(Boolean).join(' ')}
    >
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.options}>
        {options.map(({ value, name, icon, says }) => (
          <label
            key={value}
            className={styles.option}
            data-icon={icon !== undefined}
            data-testid={props.optionTestId}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              aria-labelledby={`${id}-${value}`}
              {...(says && { 'aria-describedby': `${id}-${value}-says` })}
              onChange={() => onChoose(value)}
            />
            {icon}
            <b id={`${id}-${value}`}>{name}</b>
            {says && <small id={`${id}-${value}-says`}>{says}</small>}
          </label>
        ))}
      </div>
    </div>
  );
}
