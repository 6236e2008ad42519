import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './choice.module.css';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly icon?: ReactNode;
};

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
};

/** One of a few on one line: a well with an ivory answer, like a checked box. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, isLabelHidden = false, options, chosen, onChoose, className } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className={[styles.choice, className].filter(Boolean).join(' ')}
    >
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.set}>
        {options.map(({ value, name, icon }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {icon}
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
