import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createUpgradeThrottle } from './upgrades.ts';

function waitingAt(count: number) {
  const server = new EventEmitter();
  const letPass = createUpgradeThrottle(server as Server);
  const passed: number[] = [];
  for (let nth = 0; nth < count; nth++) letPass(() => passed.push(nth));
  const turns = async (times: number, isBusy: boolean) => {
    for (let nth = 0; nth < times; nth++) {
      if (isBusy) server.emit('connection');
      await turn();
    }
  };
  return { passed, letPass, turns };
}

it('lets upgrades pass in order, a few in each turn', async () => {
  const { passed, turns } = waitingAt(20);
  await turns(1, false);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await turns(2, false);
  expect(passed).toEqual(Array.from({ length: 20 }, (_, nth) => nth));
});

it('makes them wait while others arrive, but not for ever', async () => {
  const { passed, turns } = waitingAt(20);
  await turns(7, true);
  expect(passed).toEqual([]);
  await turns(9, true);
  expect(passed).toEqual([0, 1]);
  await turns(3, false);
  expect(passed).toHaveLength(20);
});

it('lets a client pass that comes after all have passed', async () => {
  const { passed, letPass, turns } = waitingAt(1);
  await turns(1, false);
  letPass(() => passed.push(1));
  await turns(1, false);
  expect(passed).toEqual([0, 1]);
});
