import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

it('lets 500 come from one address, and takes back who left', () => {
  const gate = new Gate();
  const first = gate.enter('10.0.0.1');
  first.greeted();
  for (let nth = 1; nth < 500; nth++) gate.enter('10.0.0.1').greeted();
  expect(gate.refusal('10.0.0.1')).toBe('TOO_MANY_REQUESTS');
  expect(gate.refusal('10.0.0.2')).toBeNull();
  first.left();
  first.left();
  expect(gate.refusal('10.0.0.1')).toBeNull();
  expect(gate.open).toBe(499);
});

it('lets 10,000 come in all', () => {
  const gate = new Gate();
  const all = Array.from({ length: 10_000 }, (_, nth) =>
    gate.enter(`10.${nth >> 8}.${nth % 256}.1`),
  );
  for (const one of all) one.greeted();
  expect(gate.refusal('10.99.9.9')).toBe('OVERLOADED');
  all[0]?.left();
  expect(gate.refusal('10.99.9.9')).toBeNull();
});

it('counts no host among the 10,000', () => {
  const gate = new Gate();
  const hosts = Array.from({ length: 3 }, () => gate.enter('10.0.0.1'));
  for (const host of hosts) {
    host.greeted();
    host.isHost();
    host.isHost();
  }
  expect(gate.open).toBe(0);
  const guest = gate.enter('10.0.0.2');
  for (const host of hosts) host.left();
  expect(gate.open).toBe(1);
  guest.left();
  expect(gate.open).toBe(0);
});

it('lets 1,000 be silent in all', () => {
  const gate = new Gate();
  const silent = Array.from({ length: 1000 }, (_, nth) =>
    gate.enter(`10.0.${nth >> 8}.${nth % 256}`),
  );
  expect(gate.refusal('10.9.9.9')).toBe('OVERLOADED');
  silent[0]?.greeted();
  silent[0]?.greeted();
  expect(gate.refusal('10.9.9.9')).toBeNull();
  silent[1]?.left();
  silent[0]?.left();
  expect(gate.open).toBe(998);
});
