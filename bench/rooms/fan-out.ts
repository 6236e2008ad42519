import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../testing/figures.ts';
import { cpuMs, residentMb } from '../../testing/system/usage.ts';
import type { Contestant, RoomHost } from './contestants.ts';

const CONNECTING_AT_ONCE = 64;
const STATE_BYTES = 900;
const PAD = 'x'.repeat(STATE_BYTES - 40);

export type FanOut = {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuUsPerDelivery: number;
  readonly kbPerSeat: number;
  readonly lost: number;
  readonly connectsPerS: number;
};

type Plan = {
  readonly rooms: number;
  readonly perRoom: number;
  readonly seconds: number;
  /** How often each room shows, in a second. */
  readonly perSecond: number;
};

/** Connects everybody, lets each room show once in a while, and times each delivery from the host's word on. */
export async function fanOut(contestant: Contestant, plan: Plan): Promise<FanOut> {
  const { pid } = contestant.server;
  let times: number[] = [];
  let deliveries = 0;
  const onText = (text: string) => {
    const at = text.indexOf('"at":');
    if (at < 0) return;
    deliveries += 1;
    times.push(performance.now() - Number.parseFloat(text.slice(at + 5, at + 25)));
  };
  const hosts: RoomHost[] = [];
  const codes: string[] = [];
  for (let nth = 0; nth < plan.rooms; nth++) codes.push(await contestant.openRoom());
  for (const code of codes) hosts.push(await contestant.host(code));
  const before = await settledMb(pid);
  const startedAt = performance.now();
  await connectAll(contestant, codes, plan.perRoom, onText);
  const connectsPerS = (plan.rooms * plan.perRoom * 1000) / (performance.now() - startedAt);
  const grownMb = (await settledMb(pid)) - before;

  const show = (host: RoomHost) =>
    host.show(`{"at":${performance.now().toFixed(6)},"board":"${PAD}"}`);
  for (const host of hosts) show(host);
  await pause(1500);
  times = [];
  deliveries = 0;
  const cpuBefore = cpuMs(pid);
  const shows = await steadily(hosts, plan, show);
  await pause(1000);
  const cpuUsed = cpuMs(pid) - cpuBefore;
  return {
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    cpuUsPerDelivery: (cpuUsed * 1000) / deliveries,
    kbPerSeat: (grownMb * 1024) / (plan.rooms * plan.perRoom),
    lost: shows * plan.perRoom - deliveries,
    connectsPerS,
  };
}

async function connectAll(
  contestant: Contestant,
  codes: readonly string[],
  perRoom: number,
  onText: (text: string) => void,
): Promise<void> {
  const jobs = codes.flatMap((code) => Array.from({ length: perRoom }, () => code));
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTING_AT_ONCE }, async () => {
      while (next < jobs.length) {
        const nth = next++;
        await contestant.guest(jobs[nth] ?? '', nth, onText);
      }
    }),
  );
}

/** Spread evenly over each second, as hosts who know nothing of each other are. */
async function steadily(
  hosts: readonly RoomHost[],
  { seconds, perSecond }: Plan,
  show: (host: RoomHost) => void,
): Promise<number> {
  const startedAt = performance.now();
  const all = seconds * perSecond * hosts.length;
  for (let nth = 0; nth < all; nth++) {
    const dueMs = startedAt + (nth * 1000) / (perSecond * hosts.length);
    const leftMs = dueMs - performance.now();
    if (leftMs > 1) await pause(leftMs);
    const host = hosts[nth % hosts.length];
    if (host !== undefined) show(host);
  }
  return all;
}

/** Memory once what is no longer used was cleared away. */
async function settledMb(pid: number): Promise<number> {
  for (let nth = 0; nth < 2; nth++) {
    process.kill(pid, 'SIGUSR2');
    await pause(700);
  }
  return residentMb(pid);
}
