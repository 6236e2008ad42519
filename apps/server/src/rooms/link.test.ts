import { expect, it } from 'vitest';
import { Link, type Wire } from './link.ts';

class FakeWire implements Wire {
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
  const wire = new FakeWire();
  return { wire, link: new Link('s:1', 'KXMRTD', '127.0.0.1', wire, 0) };
};
const frame = (text: string) => Buffer.from(text);
const shown = (text: string) => [frame(text), (now: number) => frame(`${text} at ${now}`)] as const;

it('keeps only the newest state for a slow screen, and sends it when there is room', () => {
  const { wire, link } = linked();
  link.show(...shown('1'));
  wire.unsent = 65 * 1024;
  link.show(...shown('2'));
  link.show(...shown('3'));
  link.sweep(0);
  expect(wire.sent).toEqual(['1']);
  wire.unsent = 0;
  link.sweep(1000);
  link.sweep(2000);
  expect(wire.sent).toEqual(['1', '3 at 1000']);
});

it('does not send an old state after a newer one', () => {
  const { wire, link } = linked();
  wire.unsent = 65 * 1024;
  link.show(...shown('old'));
  wire.unsent = 0;
  link.show(...shown('new'));
  link.sweep(1);
  expect(wire.sent).toEqual(['new']);
});

it('gives a screen up that stays slow for 30 s, or has 1 MB unsent', () => {
  const { wire, link } = linked();
  wire.unsent = 65 * 1024;
  link.sweep(0);
  link.sweep(30_000);
  expect(wire.isCut).toBe(false);
  link.sweep(30_001);
  expect(wire.isCut).toBe(true);
  const other = linked();
  other.wire.unsent = 1024 * 1024 + 1;
  other.link.send(frame('x'));
  expect(other.wire.isCut).toBe(true);
  expect(other.wire.sent).toEqual([]);
});

it('takes as many messages as its role may send', () => {
  const { link } = linked();
  const burst = (now: number) => {
    let count = 0;
    while (count < 1000 && link.takes(now)) count += 1;
    return count;
  };
  expect(burst(0)).toBe(5);
  link.became('player');
  expect(burst(0)).toBe(10);
  expect(burst(999)).toBe(4);
  link.became('host');
  expect(burst(1_000)).toBe(60);
});

it('remembers the least round trip, and closes once', () => {
  const { wire, link } = linked();
  link.heard(5, 40);
  link.heard(6, 90);
  link.heard(7, null);
  expect([link.rtt, link.seenAt]).toEqual([40, 7]);
  link.close({ code: 4403, reason: 'door' });
  link.close({ code: 4404, reason: 'closed' });
  link.send(frame('late'));
  expect(wire.closed).toEqual(['door']);
  expect(wire.sent).toEqual([]);
});
