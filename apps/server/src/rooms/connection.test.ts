import { expect, it } from 'vitest';
import { Connection, type Transport } from './connection.ts';

class FakeWire implements Transport {
  unsent = 0;
  sent: string[] = [];
  isCut = false;
  closed: string[] = [];
  send(frame: Buffer) {
    this.sent.push(frame.toString());
  }
  ping() {}
  close({ reason }: { reason: string }) {
    this.closed.push(reason);
  }
  cut() {
    this.isCut = true;
  }
}
const linked = () => {
  const transport = new FakeWire();
  return { transport, connection: new Connection('s:1', 'KXMRTD', '127.0.0.1', transport, 0) };
};
const frame = (text: string) => Buffer.from(text);
const shown = (text: string) => [frame(text), (now: number) => frame(`${text} at ${now}`)] as const;

it('keeps only the newest state for a slow screen, and sends it when there is room', () => {
  const { transport, connection } = linked();
  connection.show(...shown('1'));
  transport.unsent = 65 * 1024;
  connection.show(...shown('2'));
  connection.show(...shown('3'));
  connection.sweep(0);
  expect(transport.sent).toEqual(['1']);
  transport.unsent = 0;
  connection.sweep(1000);
  connection.sweep(2000);
  expect(transport.sent).toEqual(['1', '3 at 1000']);
});

it('does not send an old state after a newer one', () => {
  const { transport, connection } = linked();
  transport.unsent = 65 * 1024;
  connection.show(...shown('old'));
  transport.unsent = 0;
  connection.show(...shown('new'));
  connection.sweep(1);
  expect(transport.sent).toEqual(['new']);
});

it('gives a screen up that stays slow for 30 s, or has 1 MB unsent', () => {
  const { transport, connection } = linked();
  transport.unsent = 65 * 1024;
  connection.sweep(0);
  connection.sweep(30_000);
  expect(transport.isCut).toBe(false);
  connection.sweep(30_001);
  expect(transport.isCut).toBe(true);
  const other = linked();
  other.transport.unsent = 1024 * 1024 + 1;
  other.connection.send(frame('x'));
  expect(other.transport.isCut).toBe(true);
  expect(other.transport.sent).toEqual([]);
});

/** How many are taken at one moment. */
function burst(takes: () => boolean): number {
  let count = 0;
  while (count < 1000 && takes()) count += 1;
  return count;
}

it('takes as many messages as its role may send', () => {
  const { connection } = linked();
  const taken = (now: number) => burst(() => connection.takes(now));
  expect(taken(0)).toBe(5);
  connection.became('player');
  expect(taken(0)).toBe(10);
  expect(taken(999)).toBe(4);
  connection.became('host');
  expect(taken(1_000)).toBe(60);
});

it('Takes 50 pings and pongs at once, and 50 a second', () => {
  const { connection } = linked();
  const taken = (now: number) => burst(() => connection.takesControl(now));
  expect(taken(0)).toBe(50);
  expect(taken(100)).toBe(5);
  connection.became('host');
  expect(taken(100)).toBe(0);
  expect(taken(10_000)).toBe(50);
});

it('remembers the least round trip, and closes once', () => {
  const { transport, connection } = linked();
  connection.heard(5, 40);
  connection.heard(6, 90);
  connection.heard(7, null);
  expect([connection.rtt, connection.seenAt]).toEqual([40, 7]);
  connection.close({ code: 4403, reason: 'door' });
  connection.close({ code: 4404, reason: 'closed' });
  connection.send(frame('late'));
  expect(transport.closed).toEqual(['door']);
  expect(transport.sent).toEqual([]);
});
