import { percentile } from '../../testing/figures.ts';
import type { RunningServer } from '../../testing/system/server.ts';
import { cpuMs, residentMb } from '../../testing/system/usage.ts';
import { repeated } from '../lib/repeat.ts';
import type { Job } from './jobs.ts';
import type { Loader } from './loader.ts';

/** One run of one job on one server. */
export type Run = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server for one answer. */
  readonly cpuUs: number;
  readonly memoryMb: number;
  readonly refused: number;
};

export type Duel = { readonly ours: readonly Run[]; readonly floor: readonly Run[] };

export type Pace = {
  readonly rounds: number;
  readonly durationMs: number;
  readonly warmUpMs: number;
  readonly connections: number;
};

/** Both servers take turns, so that a busy minute of the machine hits both. */
export async function duel(
  loader: Loader,
  servers: { readonly ours: RunningServer; readonly floor: RunningServer },
  { requests }: Job,
  pace: Pace,
): Promise<Duel> {
  async function runOnce(server: RunningServer, durationMs: number): Promise<Run> {
    const cpuBefore = cpuMs(server.pid);
    const { connections } = pace;
    const load = await loader.run({
      port: server.port,
      connections,
      durationMs,
      requests,
      pauseMs: 0,
    });
    return {
      perSecond: (load.answers - load.refused) / load.seconds,
      p50Ms: percentile(load.latenciesUs, 0.5) / 1000,
      p99Ms: percentile(load.latenciesUs, 0.99) / 1000,
      cpuUs: ((cpuMs(server.pid) - cpuBefore) * 1000) / load.answers,
      memoryMb: residentMb(server.pid),
      refused: load.refused,
    };
  }

  await runOnce(servers.ours, pace.warmUpMs);
  await runOnce(servers.floor, pace.warmUpMs);
  const bouts = await repeated(
    pace.rounds,
    async () => ({
      ours: await runOnce(servers.ours, pace.durationMs),
      floor: await runOnce(servers.floor, pace.durationMs),
    }),
    [({ ours, floor }) => ours.perSecond / floor.perSecond],
  );
  return { ours: bouts.map(({ ours }) => ours), floor: bouts.map(({ floor }) => floor) };
}
