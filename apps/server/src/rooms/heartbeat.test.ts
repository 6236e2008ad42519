import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Device, HOST, Rows, roomServerWith } from '../../test/support/test-room-server.ts';
import { startHeartbeat } from './heartbeat.ts';

const OFTEN_ENOUGH_MS = 250;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets devices enter a room whose guests are pinged. */
function pinged() {
  const roomServer = roomServerWith(new Rows());
  const now = () => performance.now();
  const { stop } = startHeartbeat(roomServer, now, () => {});
  onTestFinished(stop);
  return async (hello: Parameters<Device['hello']>[0], address?: string) => {
    const device = new Device(roomServer, address).hello(hello);
    await vi.advanceTimersByTimeAsync(0);
    return device;
  };
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
  const enter = pinged();
  const startedAt = performance.now();
  const phone = await enter({ as: 'player', name: 'Ada' });
  expect(phone.pings.filter((at) => at === startedAt)).toHaveLength(3);
});

it('pings guests every 20 s and hosts every 10 s', async () => {
  const enter = pinged();
  const host = await enter(HOST);
  const guests = [await enter({ as: 'screen' }), await enter({ as: 'player', name: 'Ada' })];
  await vi.advanceTimersByTimeAsync(120_000);
  expectEvery(host, 10_000);
  for (const guest of guests) expectEvery(guest, 20_000);
});

it('pings phones every 2 s while a round is open', async () => {
  const enter = pinged();
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
});

it('pings each at a phase of its own, over the whole interval', async () => {
  const enter = pinged();
  const screens = [];
  for (let nth = 0; nth < 20; nth++) screens.push(await enter({ as: 'screen' }, `10.0.1.${nth}`));
  const from = performance.now();
  await vi.advanceTimersByTimeAsync(21_000);
  const firsts = screens.map(({ pings }) => (pings[3] ?? 0) - from);
  expect(new Set(firsts).size).toBeGreaterThan(8);
  expect(Math.max(...firsts)).toBeGreaterThan(10_000);
});

it('gives up who misses two pings, a host within 30 s', async () => {
  const enter = pinged();
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
});
