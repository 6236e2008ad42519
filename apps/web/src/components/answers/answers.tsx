import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './answers.module.css';

export type Answer<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly icon?: ReactNode;
  /** What it means. */
  readonly says?: ReactNode;
};

type AnswersProps<Value extends string> = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly answers: readonly Answer<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
};

/** One of a few, one under the other, each with the sentence it needs. */
export function Answers<Value extends string>(props: AnswersProps<Value>) {
  const { label, isLabelHidden = false, answers, chosen, onChoose, className } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className={[styles.answers, className].filter(Boolean).join(' ')}
    >
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      {answers.map(({ value, name, icon, says }) => (
        <label key={value} className={styles.answer} data-icon={icon !== undefined}>
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
  );
}
