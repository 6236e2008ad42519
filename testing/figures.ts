/** One figure measured several times. */
type Samples = readonly number[];

export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: Samples): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  if (sorted.length % 2 === 1) return upper;
  return (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The width of the middle half, as a share of the median: how much single runs differ. */
export function wobble(values: Samples): number {
  return (percentile(values, 0.75) - percentile(values, 0.25)) / median(values);
}

export function plain(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return '–';
  if (size >= 100 || size === 0) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : 2);
}

/** `12.3 (11.9–14.0)`: the median and the range it was taken from. */
export function withRange(values: Samples): string {
  if (values.length === 0) return '–';
  if (values.length === 1) return plain(median(values));
  return `${plain(median(values))} (${plain(Math.min(...values))}–${plain(Math.max(...values))})`;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
