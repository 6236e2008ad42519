import type { Report } from './report.ts';

export type Options = {
  /** Few rounds and small numbers. */
  readonly isQuick: boolean;
  /** Whether the fault is injected on purpose: the harness must then find something lost. */
  readonly isInjected: boolean;
  readonly seed: number;
  /** How many rounds, for those who want more (or fewer) than the usual number. */
  readonly rounds: number | null;
  /** How long the tests that run for a time run. */
  readonly minutes: number | null;
};

export type FaultRun = {
  readonly options: Options;
  readonly report: Report;
  /** From 0 up to 1, the same row for the same seed. */
  readonly random: () => number;
  /** Progress of long work. */
  say(text: string): void;
};

export type Fault = {
  readonly title: string;
  /** What `--inject` breaks. */
  readonly injection: string;
  run(run: FaultRun): Promise<void>;
};

/** The number of rounds: as asked, else by the kind of run. An injected fault shows in few. */
export function roundsOf(options: Options, usual: number, quick: number): number {
  if (options.rounds !== null) return options.rounds;
  return options.isQuick || options.isInjected ? quick : usual;
}

export function secondsOf(options: Options, usual: number, quick: number): number {
  if (options.minutes !== null) return options.minutes * 60;
  return options.isQuick || options.isInjected ? quick : usual;
}
