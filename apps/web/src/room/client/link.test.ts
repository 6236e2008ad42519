import { expect, it, vi } from 'vitest';
import { createLink, type LinkPhase, retryAfterMs } from './link.ts';
import type { TransportEvents } from './transports.ts';

/** A network in memory: every connection that was opened, and a clock that the test moves. */
function network({ transports = 1 } = {}) {
  let nowMs = 0;
  let timers: { readonly due: number; readonly work: () => void }[] = [];
  const opened: {
    events: TransportEvents;
    sent: string[];
    isClosed: boolean;
    transport: number;
  }[] = [];
  let backlog = 0;
  const openTransport = (transport: number) => (events: TransportEvents) => {
    const connection = { events, sent: [] as string[], isClosed: false, transport };
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
  const received = vi.fn();
  let phase: LinkPhase = 'idle';
  const changed = vi.fn((next: LinkPhase, _ending: unknown) => {
    phase = next;
  });
  const link = createLink(
    {
      transports: Array.from({ length: transports }, (_, transport) => openTransport(transport)),
      clock,
      chance: () => 0.5,
    },
    { hello: () => ({ t: 'hello' }), handlers: { welcome: received, state: received }, changed },
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
    last().events.opened();
    last().events.received(JSON.stringify({ t: 'welcome' }));
  }
  const setBacklog = (bytes: number) => {
    backlog = bytes;
  };
  /** The transports that are tried while each of them fails. */
  const transportsTried = (attempts: number) =>
    Array.from({ length: attempts }, () => {
      last().events.closed(1006, '');
      pass(5300);
      return last().transport;
    });
  return {
    link,
    opened,
    last,
    pass,
    welcome,
    received,
    changed,
    setBacklog,
    transportsTried,
    phase: () => phase,
    hasTimer: () => timers.length > 0,
  };
}

const state = (rev: number) => () => ({ t: 'state', rev });

it('greets first, and says nothing before it is welcome', () => {
  const { link, last, welcome } = network();
  link.start();
  expect(link.say({ t: 'buzz' })).toBe(false);
  last().events.opened();
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
  const { link, opened, welcome, pass, received } = network();
  link.start();
  welcome();
  const old = opened[0];
  old?.events.closed(1006, '');
  pass(600);
  welcome();
  received.mockClear();
  old?.events.received('{"t":"state"}');
  old?.events.closed(4404, '');
  expect(received).not.toHaveBeenCalled();
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

it('takes the fallback after two failures, and stays with the one that works', () => {
  const { link, opened, last, welcome, pass, transportsTried } = network({ transports: 2 });
  link.start();
  expect([last().transport, ...transportsTried(4)]).toEqual([0, 0, 1, 0, 1]);
  welcome();
  pass(60_000);
  expect(opened).toHaveLength(5);
  expect(transportsTried(4)).toEqual([1, 1, 1, 0]);
  link.wake();
  expect(last().transport).toBe(1);
  welcome();
  expect(link.say({ t: 'buzz' })).toBe(true);
});

it('stays with sockets once one has worked, however long the server is away', () => {
  const { link, welcome, transportsTried } = network({ transports: 2 });
  link.start();
  welcome();
  expect(transportsTried(8)).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
});

it('gives up on a connection without a welcome, and on no other', () => {
  const { link, opened, last, welcome, pass, phase } = network();
  link.start();
  last().events.opened();
  pass(8000);
  expect(phase()).toBe('waiting');
  pass(500);
  welcome();
  pass(60_000);
  expect(phase()).toBe('live');
  expect(opened).toHaveLength(2);
});

it.each([
  [4404, '', 'closed'],
  [4403, 'banned', 'banned'],
  [4403, 'removed', 'removed'],
  [4403, 'door', 'door'],
  [4429, 'full', 'full'],
  [4409, 'superseded', 'superseded'],
  [4400, 'incompatible', 'incompatible'],
])('is over after %d %s, for good', (code, reason, ending) => {
  const { link, opened, last, welcome, pass, changed } = network();
  link.start();
  welcome();
  last().events.closed(code, reason);
  expect(changed).toHaveBeenLastCalledWith('over', ending);
  link.wake();
  pass(60_000);
  expect(opened).toHaveLength(1);
  link.start();
  expect(changed).toHaveBeenLastCalledWith('opening', null);
});

it.each([
  [1006, ''],
  [1008, ''],
  [1012, ''],
  [1009, ''],
  [4400, ''],
  [4408, ''],
  [4429, ''],
  [4429, 'too often'],
])('comes back by itself after %d %s, welcomed or not', (code, reason) => {
  const early = network();
  early.link.start();
  early.last().events.closed(code, reason);
  expect(early.changed).toHaveBeenLastCalledWith('waiting', null);
  const { link, opened, last, welcome, pass, changed } = network();
  link.start();
  welcome();
  last().events.closed(code, reason);
  expect(changed).toHaveBeenLastCalledWith('waiting', null);
  pass(499);
  expect(opened).toHaveLength(1);
  pass(1);
  expect(changed).toHaveBeenLastCalledWith('opening', null);
});

it.each(['', 'nonsense', '[]', '{"no":"t"}', 'null'])('makes nothing of %j', (text) => {
  const { link, last, welcome, received } = network();
  link.start();
  welcome();
  received.mockClear();
  last().events.received(text);
  expect(received).not.toHaveBeenCalled();
});

it('opens nothing before it starts, and stops for good', () => {
  const { link, opened, welcome, pass, last } = network();
  link.wake();
  expect(opened).toHaveLength(0);
  link.start();
  welcome();
  link.stop();
  last().events.closed(1006, '');
  link.wake();
  pass(60_000);
  expect(opened).toHaveLength(1);
  expect(link.say({ t: 'buzz' })).toBe(false);
});

it('has one connection at most and always a way on, in any order of events', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 300; round++) {
    const { link, opened, pass, phase, hasTimer } = network({ transports: 2 });
    for (let move = 0; move < 40; move++) {
      // Some events are of a connection that is long gone.
      const { events } = opened.at(random() < 0.3 ? -2 : -1) ?? {};
      const moves = [
        link.start,
        link.stop,
        link.wake,
        () => events?.opened(),
        () => events?.received('{"t":"welcome"}'),
        () => events?.closed(1006, ''),
        () => pass(8000),
      ];
      moves[Math.floor(random() * moves.length)]?.();
      const open = opened.filter(({ isClosed }) => !isClosed).length;
      expect(open).toBeLessThanOrEqual(1);
      if (phase() === 'waiting') expect(hasTimer()).toBe(true);
      if (phase() === 'live') expect(open).toBe(1);
    }
  }
});

it.each([
  [0, [0, 1000]],
  [1, [1190, 2210]],
  [2, [2023, 3757]],
  [3, [2800, 5200]],
  [40, [2800, 5200]],
])('waits before attempt %d some time between %j ms', (attempt, expected) => {
  const range = [0, 1].map((chance) => Math.round(retryAfterMs(attempt, () => chance)));
  expect(range).toEqual(expected);
});
