import { type ComponentProps, useId } from 'react';
import styles from './code-tiles.module.css';

const POSITIONS = [0, 1, 2, 3, 4, 5];

/** A room's code in six tiles. `--ct` is the width of one. For the eye only: its text must stand beside it. */
export function CodeTiles({ code }: { readonly code: string }) {
  return (
    <span className={styles.tiles} aria-hidden="true">
      {POSITIONS.map((at) => (
        <span
          key={at}
          className={styles.tile}
          data-on={at < code.length}
          data-next={at === code.length}
        >
          {code[at] ?? ''}
        </span>
      ))}
    </span>
  );
}

type CodeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly label: string;
  readonly value: string;
  /** What was typed, as it was typed. */
  readonly onType: (text: string) => void;
  readonly error?: string | undefined;
};

/** One real field over six drawn tiles: typed or pasted, in any case, with spaces or dashes. */
export function CodeField({ label, value, onType, error, ...rest }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
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
