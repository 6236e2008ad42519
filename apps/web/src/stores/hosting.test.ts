import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from './hosting-testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const ENTERED_MS = 400;

async function windowOn(browser: ReturnType<typeof openBrowser>, { stepsIn = true } = {}) {
  const opened = browser.openWindow();
  const leave = opened.enter({ stepsIn });
  await pass(ENTERED_MS);
  return { ...opened, leave };
}

describe.each([{ locks: true }, { locks: false }])('with %o', (having) => {
  it('hosts a fresh show in the only window', async () => {
    const first = await windowOn(openBrowser(having));
    expect(first.seen).toMatchObject({ mode: 'host', value: 'fresh', kept: true });
  });

  it('goes on after a reload with what was kept', async () => {
    const browser = openBrowser(having);
    const before = await windowOn(browser);
    before.publish('two letters', []);
    before.sayGoodbye();
    before.crash();
    expect((await windowOn(browser)).seen).toMatchObject({ mode: 'host', value: 'two letters' });
  });

  it('mirrors the host in a second window, change by change', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    const second = await windowOn(browser);
    expect(second.seen).toMatchObject({ mode: 'follower', value: 'fresh' });
    host.publish('a letter', ['correct']);
    expect(second.seen).toMatchObject({ value: 'a letter', events: ['correct'] });
  });

  it('lets a follower change nothing', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    host.publish('hosted', []);
    const second = await windowOn(browser);
    second.publish('overwritten', []);
    await pass(0);
    expect(host.seen.value).not.toBe('overwritten');
    expect(browser.stored()).toMatchObject({ value: 'hosted' });
  });

  it('hands the show over when asked, and makes the old host a follower', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    host.publish('so far', []);
    const second = await windowOn(browser);
    second.takeOver();
    second.takeOver();
    await pass(0);
    expect(second.seen).toMatchObject({ mode: 'host', value: 'so far' });
    expect(host.seen.mode).toBe('follower');
    second.publish('further', []);
    expect(host.seen.value).toBe('further');
  });

  it('never loses a change in a hundred hand-overs', async () => {
    const browser = openBrowser(having);
    const windows = [await windowOn(browser), await windowOn(browser)] as const;
    let text = 'fresh';
    for (let round = 0; round < 100; round++) {
      const [host, other] = windows[0].seen.mode === 'host' ? windows : [windows[1], windows[0]];
      text = `change ${round}`;
      host.publish(text, []);
      other.takeOver();
      host.publish('too late, perhaps', []);
      await pass(0);
      const hosts = windows.filter(({ seen }) => seen.mode === 'host');
      expect(hosts).toEqual([other]);
      expect([text, 'too late, perhaps']).toContain(other.seen.value);
      expect(host.seen.mode).toBe('follower');
    }
  });

  it('steps in a while after the host is gone', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    const second = await windowOn(browser);
    host.publish('last words', []);
    host.sayGoodbye();
    host.crash();
    await pass(2900);
    expect(second.seen.mode).toBe('follower');
    await pass(600);
    expect(second.seen).toMatchObject({ mode: 'host', value: 'last words' });
  });

  it('does not take the place of a host that reloads', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    const second = await windowOn(browser);
    host.sayGoodbye();
    host.crash();
    await pass(1000);
    const reloaded = await windowOn(browser);
    await pass(10_000);
    expect(reloaded.seen.mode).toBe('host');
    expect(second.seen.mode).toBe('follower');
  });

  it('never steps in by itself on a screen that would clear the show', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    const second = await windowOn(browser, { stepsIn: false });
    host.sayGoodbye();
    host.crash();
    await pass(60_000);
    expect(second.seen.mode).toBe('follower');
    second.takeOver();
    await pass(0);
    expect(second.seen.mode).toBe('host');
  });

  it('leaves the show to a newcomer when no show screen is up', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    host.publish('so far', []);
    host.leave();
    await pass(1500);
    const second = await windowOn(browser);
    expect(second.seen).toMatchObject({ mode: 'host', value: 'so far' });
    expect(host.seen.mode).toBe('follower');
  });

  it('keeps the show while one show screen gives way to the next', async () => {
    const browser = openBrowser(having);
    const host = await windowOn(browser);
    host.leave();
    host.enter({ stepsIn: true });
    await pass(5000);
    const second = await windowOn(browser);
    expect(host.seen.mode).toBe('host');
    expect(second.seen.mode).toBe('follower');
  });

  it('hosts without storage, and says that nothing is kept', async () => {
    const browser = openBrowser({ ...having, storage: false });
    const host = await windowOn(browser);
    host.publish('a letter', []);
    await pass(0);
    expect(host.seen).toMatchObject({ mode: 'host', kept: false });
    const second = await windowOn(browser);
    second.takeOver();
    await pass(0);
    expect(second.seen).toMatchObject({ mode: 'host', value: 'a letter' });
    expect(host.seen.mode).toBe('follower');
  });
});

it('demotes a host whose claim is outdated even when it heard of nobody', async () => {
  const browser = openBrowser({ locks: false });
  const asleep = await windowOn(browser);
  asleep.crash();
  const second = await windowOn(browser);
  second.publish('second', []);
  asleep.publish('overwritten', []);
  await pass(0);
  expect(asleep.seen.mode).toBe('follower');
  expect(browser.stored()).toMatchObject({ value: 'second' });
});

it('follows what a silent lock holder kept', async () => {
  const browser = openBrowser();
  const asleep = await windowOn(browser);
  asleep.publish('kept', []);
  asleep.sleep();
  const second = browser.openWindow();
  second.enter({ stepsIn: true });
  await pass(2000);
  expect(second.seen).toMatchObject({ mode: 'follower', value: 'kept' });
});
