export type Options = {
  /** Tiny sizes and few rounds: shows that everything works, measures nothing. */
  readonly isQuick: boolean;
  /** Adds what takes minutes, such as the install from an empty folder. */
  readonly isFull: boolean;
  /** Larger databases are left out: a million games take minutes to make. */
  readonly gamesMax: number;
  readonly seed: number;
};

export type Bench = {
  readonly title: string;
  /** Measures and answers the Markdown of its section. */
  run(options: Options): Promise<string>;
};

/** Progress goes to stderr, so that stdout carries the results alone. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
