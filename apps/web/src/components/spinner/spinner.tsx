import styles from './spinner.module.css';

/** A ring of bulbs, `size` pixels wide. */
export function Spinner({
  size,
  label = 'Loading',
}: {
  readonly size: number;
  readonly label?: string;
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={styles.spinner}
      style={{ width: size, height: size, borderWidth: size * 0.14 }}
    />
  );
}
