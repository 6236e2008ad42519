/** A database filled with made-up games, as the settings that a server needs to use it. */
export type SeededDatabase = {
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** What its version line reads. */
  version(): string;
  seeded(games: number, seed: number): Promise<SeededDatabase>;
  /** Stops what was started for it. */
  close(): Promise<void>;
};

export function* batches<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
