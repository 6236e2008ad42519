import { type ComponentProps, useId } from 'react';
import styles from './code-tiles.module.css';
import { CodeTiles } from './code-tiles.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly value: string;
  /** What was typed, as it was typed. */
  readonly onType: (text: string) => void;
  readonly error?: string | undefined;
};

/** One real field over six drawn tiles: typed or pasted, in any case, with spaces or dashes. */
export function CodeField({ value, onType, error, ...rest }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Code</label>
      <div className={styles.box}>
        <CodeTiles code={value} />
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onChange={({ target }) => onType(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
