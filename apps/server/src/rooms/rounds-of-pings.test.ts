import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRounds } from './rounds-of-pings.ts';
import { Device, HOST, hallWith, Rows } from './testing-hall.ts';

const OFTEN_ENOUGH_MS = 250;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function pinged() {
  const hall = hallWith(new Rows(), null);
  const rounds = keepRounds(
    hall,
    () => performance.now(),
    () => {},
  );
  const enter = async (hello: Parameters<Device['hello']>[0]) => {
    const device = new Device(hall).hello(hello);
    await vi.advanceTimersByTimeAsync(0);
    return device;
  };
  return { hall, rounds, enter };
}

/** Between the pings after those on hello. */
const intervalsOf = ({ pings }: Device) =>
  pings.slice(4).map((at, nth) => at - (pings[nth + 3] ?? 0));

function expectEvery(device: Device, ms: number): void {
  const intervals = intervalsOf(device);
  expect(intervals.length).toBeGreaterThan(2);
  for (const interval of intervals) {
    expect(interval).toBeGreaterThanOrEqual(ms - OFTEN_ENOUGH_MS);
    expect(interval).toBeLessThanOrEqual(ms + OFTEN_ENOUGH_MS);
  }
}

it('pings three times at once on hello', async () => {
  const { rounds, enter } = await pinged();
  const startedAt = performance.now();
  const phone = await enter({ as: 'player', name: 'Ada' });
  expect(phone.pings.filter((at) => at === startedAt)).toHaveLength(3);
  rounds.stop();
});

it('pings guests every 20 s and hosts every 10 s', async () => {
  const { rounds, enter } = await pinged();
  const host = await enter(HOST);
  const guests = [await enter({ as: 'screen' }), await enter({ as: 'player', name: 'Ada' })];
  await vi.advanceTimersByTimeAsync(120_000);
  expectEvery(host, 10_000);
  for (const guest of guests) expectEvery(guest, 20_000);
  rounds.stop();
});

it('pings phones every 2 s while a round is open', async () => {
  const { rounds, enter } = await pinged();
  const host = await enter(HOST);
  const phone = await enter({ as: 'player', name: 'Ada', team: 0 });
  const screen = await enter({ as: 'screen' });
  host.say({ t: 'buzz', do: 'open', round: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expectEvery(phone, 2_000);
  expect(screen.pings.length).toBeLessThanOrEqual(5);
  host.say({ t: 'buzz', do: 'lock', round: 1 });
  const before = phone.pings.length;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(phone.pings.length - before).toBeLessThanOrEqual(3);
  rounds.stop();
});

it('pings each at a phase of its own, over the whole interval', async () => {
  const { rounds, enter } = await pinged();
  const screens = [];
  for (let nth = 0; nth < 20; nth++) screens.push(await enter({ as: 'screen' }));
  const from = performance.now();
  await vi.advanceTimersByTimeAsync(21_000);
  const firsts = screens.map(({ pings }) => (pings[3] ?? 0) - from);
  expect(new Set(firsts).size).toBeGreaterThan(8);
  expect(Math.max(...firsts)).toBeGreaterThan(10_000);
  rounds.stop();
});

it('gives up who misses two pings, a host within 30 s', async () => {
  const { rounds, enter } = await pinged();
  const host = await enter(HOST);
  const screen = await enter({ as: 'screen' });
  for (const device of [host, screen]) device.answers = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(host.isCut).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(host.isCut).toBe(true);
  expect(screen.last('away')).toEqual({ t: 'away', host: true });
  expect(screen.isCut).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(screen.isCut).toBe(true);
  rounds.stop();
});
