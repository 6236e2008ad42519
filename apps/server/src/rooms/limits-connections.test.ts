import { expect, it } from 'vitest';
import { ConnectionLimiter } from './limits.ts';

const cutNothing = () => {};

it('counts no host among the 10,000', () => {
  const limiter = new ConnectionLimiter();
  const hosts = Array.from({ length: 3 }, () => limiter.enter('10.0.0.1', cutNothing));
  for (const host of hosts) {
    host.greeted();
    host.isHost();
    host.isHost();
  }
  expect(limiter.open).toBe(0);
  const guest = limiter.enter('10.0.0.2', cutNothing);
  for (const host of hosts) host.left();
  expect(limiter.open).toBe(1);
  guest.left();
  expect(limiter.open).toBe(0);
});

/** Silent connections from one address; answers the order in which they were cut. */
function crowd(limiter: ConnectionLimiter, address: string, count: number) {
  const cut: number[] = [];
  const slot = Array.from({ length: count }, (_, nth) =>
    limiter.enter(address, () => cut.push(nth)),
  );
  return { cut, slot };
}

it('Cuts the oldest of an address that has 100 silent connections', () => {
  const limiter = new ConnectionLimiter();
  const { cut, slot } = crowd(limiter, '10.0.0.1', 100);
  expect(cut).toEqual([]);
  slot[0]?.greeted();
  limiter.enter('10.0.0.1', cutNothing);
  expect(cut).toEqual([]);
  limiter.enter('10.0.0.1', cutNothing);
  limiter.enter('10.0.0.1', cutNothing);
  expect(cut).toEqual([1, 2]);
  expect(limiter.refusal('10.0.0.1')).toBeNull();
});

it('Cuts one of the address with most silent connections when there are 1,000, and refuses no client', () => {
  const limiter = new ConnectionLimiter();
  const crowds = Array.from({ length: 10 }, (_, nth) =>
    crowd(limiter, `10.0.0.${nth}`, 99 + (nth % 2)),
  );
  const rest = crowd(limiter, '10.0.1.1', 5);
  const many = () => crowds.flatMap(({ cut }) => cut);
  expect(many()).toEqual([]);
  for (let nth = 0; nth < 20; nth++) {
    const newcomer = limiter.enter(`10.0.2.${nth}`, () => expect.unreachable());
    expect(limiter.refusal(`10.0.2.${nth}`)).toBeNull();
    if (nth >= 10) newcomer.greeted();
  }
  expect(many().length).toBeGreaterThanOrEqual(10);
  expect(rest.cut).toEqual([]);
  expect(crowds.every(({ cut }) => cut.length <= 2)).toBe(true);
});

it('Keeps nothing of connections that have left', () => {
  const limiter = new ConnectionLimiter();
  const { slot } = crowd(limiter, '10.0.0.1', 100);
  for (const one of slot) {
    one.left();
    one.left();
  }
  expect(limiter.open).toBe(0);
  expect(crowd(limiter, '10.0.0.1', 100).cut).toEqual([]);
});
