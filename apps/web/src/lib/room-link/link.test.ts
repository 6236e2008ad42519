import { expect, it, vi } from 'vitest';
import { type CarrierEars, createLink } from './link.ts';

/** A network in memory: every connection that was opened, and a clock that the test moves. */
function network({ ways = 1 } = {}) {
  let nowMs = 0;
  let timers: { readonly due: number; readonly work: () => void }[] = [];
  const opened: { ears: CarrierEars; sent: string[]; isClosed: boolean; way: number }[] = [];
  let backlog = 0;
  const openWay = (way: number) => (ears: CarrierEars) => {
    const connection = { ears, sent: [] as string[], isClosed: false, way };
    opened.push(connection);
    return {
      send: (text: string) => connection.sent.push(text),
      close() {
        connection.isClosed = true;
      },
      backlog: () => backlog,
    };
  };
  const clock = {
    after(ms: number, work: () => void) {
      const timer = { due: nowMs + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const heard = vi.fn();
  const changed = vi.fn();
  const link = createLink(
    { ways: Array.from({ length: ways }, (_, way) => openWay(way)), clock, chance: () => 0.5 },
    { hello: () => ({ t: 'hello' }), hear: heard, changed },
  );
  const last = () => {
    const connection = opened[opened.length - 1];
    if (!connection) throw new Error('nothing was opened');
    return connection;
  };
  function pass(ms: number) {
    const end = nowMs + ms;
    for (;;) {
      const [next] = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      if (!next) break;
      nowMs = next.due;
      timers = timers.filter((other) => other !== next);
      next.work();
    }
    nowMs = end;
  }
  function welcome() {
    last().ears.opened();
    last().ears.heard(JSON.stringify({ t: 'welcome' }));
  }
  const setBacklog = (bytes: number) => {
    backlog = bytes;
  };
  return { link, opened, last, pass, welcome, heard, changed, setBacklog };
}

const state = (rev: number) => () => ({ t: 'state', rev });

it('greets first, and says nothing before it is welcome', () => {
  const { link, last, welcome } = network();
  link.start();
  expect(link.say({ t: 'buzz' })).toBe(false);
  last().ears.opened();
  expect(last().sent).toEqual(['{"t":"hello"}']);
  welcome();
  expect(link.say({ t: 'buzz' })).toBe(true);
});

it('keeps the newest state only, for as long as there is no link', () => {
  const { link, last, welcome } = network();
  link.start();
  for (const rev of [1, 2, 3]) link.publish(state(rev));
  welcome();
  expect(last().sent.slice(-1)).toEqual(['{"t":"state","rev":3}']);
  expect(last().sent).toHaveLength(2);
  link.publish(state(4));
  expect(last().sent).toHaveLength(3);
});

it('keeps the newest state only, where what was sent before has not left yet', () => {
  const { link, last, welcome, setBacklog, pass } = network();
  link.start();
  welcome();
  setBacklog(100_000);
  for (const rev of [1, 2, 3]) link.publish(state(rev));
  const before = last().sent.length;
  pass(1000);
  expect(last().sent).toHaveLength(before);
  setBacklog(0);
  pass(1000);
  expect(last().sent.slice(before)).toEqual(['{"t":"state","rev":3}']);
});

it('listens to the connection at hand alone', () => {
  const { link, opened, welcome, pass, heard } = network();
  link.start();
  welcome();
  const old = opened[0];
  old?.ears.closed(1006, '');
  pass(600);
  welcome();
  heard.mockClear();
  old?.ears.heard('{"t":"state"}');
  old?.ears.closed(4404, '');
  expect(heard).not.toHaveBeenCalled();
  expect(opened).toHaveLength(2);
});

it('does not trust an open connection after a sleep', () => {
  const { link, opened, welcome } = network();
  link.start();
  welcome();
  link.wake();
  expect(opened[0]?.isClosed).toBe(true);
  expect(opened).toHaveLength(2);
});

it('takes the other way where the first one fails', () => {
  const { link, opened, pass } = network({ ways: 2 });
  link.start();
  for (let failure = 0; failure < 2; failure++) {
    opened[opened.length - 1]?.ears.closed(1006, '');
    pass(3000);
  }
  expect(opened.map(({ way }) => way)).toEqual([0, 0, 1]);
});

it('comes back to the first way as soon as that works', () => {
  const { link, opened, last, pass, welcome } = network({ ways: 2 });
  link.start();
  for (let failure = 0; failure < 2; failure++) {
    last().ears.closed(1006, '');
    pass(3000);
  }
  welcome();
  pass(10_000);
  expect(opened.map(({ way }) => way)).toEqual([0, 0, 1, 0]);
  last().ears.closed(1006, '');
  expect(link.say({ t: 'buzz' })).toBe(true);
  pass(20_000);
  const probe = last();
  probe.ears.opened();
  expect(probe).toMatchObject({ isClosed: true, sent: [] });
  expect(opened[2]?.isClosed).toBe(true);
  expect(last().way).toBe(0);
  welcome();
  expect(link.say({ t: 'buzz' })).toBe(true);
  pass(60_000);
  expect(opened).toHaveLength(6);
});

it.each(['', 'nonsense', '[]', '{"no":"t"}', 'null'])('makes nothing of %j', (text) => {
  const { link, last, welcome, heard } = network();
  link.start();
  welcome();
  heard.mockClear();
  last().ears.heard(text);
  expect(heard).not.toHaveBeenCalled();
});

it('stops for good', () => {
  const { link, opened, welcome, pass, last } = network();
  link.start();
  welcome();
  link.stop();
  last().ears.closed(1006, '');
  pass(60_000);
  expect(opened).toHaveLength(1);
  expect(link.say({ t: 'buzz' })).toBe(false);
});
