import { describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from '../../../test/windows-in-memory.ts';

const ENTERED_MS = 400;

async function windowOn(browser: Browser, stage = {}) {
  const opened = browser.openWindow();
  opened.enter(stage);
  await browser.pass(ENTERED_MS);
  return opened;
}

it('hosts a fresh show in the only window', async () => {
  const first = await windowOn(openBrowser());
  expect(first.seen).toMatchObject({ mode: 'host', value: 'fresh', kept: true, isSettled: true });
});

it('goes on after a reload with what was kept', async () => {
  const browser = openBrowser();
  const before = await windowOn(browser);
  before.publish('two letters');
  before.close();
  expect((await windowOn(browser)).seen).toMatchObject({ mode: 'host', value: 'two letters' });
});

it('mirrors the host in a second window, change by change, as an audience may see it', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  const second = await windowOn(browser);
  expect(second.seen).toMatchObject({ mode: 'follower', value: 'FRESH', isSettled: true });
  host.publish('a letter', ['correct']);
  await browser.pass(0);
  expect(second.seen).toMatchObject({ value: 'A LETTER', events: ['correct'] });
});

it('lets a follower change nothing', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  host.publish('hosted');
  const second = await windowOn(browser);
  second.publish('overwritten');
  await browser.pass(0);
  expect(host.seen.value).toBe('hosted');
  expect(browser.stored()).toMatchObject({ value: 'hosted' });
});

it('hands the show over when asked, and makes the old host a follower', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  host.publish('so far');
  const second = await windowOn(browser);
  second.takeOver();
  second.takeOver();
  await browser.pass(0);
  expect(second.seen).toMatchObject({ mode: 'host', value: 'so far' });
  expect(host.seen.mode).toBe('follower');
  second.publish('further');
  await browser.pass(0);
  expect(host.seen.value).toBe('FURTHER');
});

it('never loses a change in a hundred hand-overs', async () => {
  const browser = openBrowser();
  const windows = [await windowOn(browser), await windowOn(browser)] as const;
  for (let round = 0; round < 100; round++) {
    const [host, other] = windows[0].seen.mode === 'host' ? windows : [windows[1], windows[0]];
    const text = `change ${round}`;
    host.publish(text);
    await browser.pass(0);
    other.takeOver();
    host.publish('too late, perhaps');
    await browser.pass(0);
    expect(windows.filter(({ seen }) => seen.mode === 'host')).toEqual([other]);
    expect([text, 'too late, perhaps']).toContain(other.seen.value);
    expect(host.seen.mode).toBe('follower');
  }
});

it('steps in a while after the host is gone', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  const second = await windowOn(browser);
  host.publish('last words');
  host.close();
  await browser.pass(2900);
  expect(second.seen.mode).toBe('follower');
  await browser.pass(600);
  expect(second.seen).toMatchObject({ mode: 'host', value: 'last words' });
});

it('does not take the place of a host that reloads', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  const second = await windowOn(browser);
  host.close();
  await browser.pass(1000);
  const reloaded = await windowOn(browser);
  await browser.pass(10_000);
  expect(reloaded.seen.mode).toBe('host');
  expect(second.seen.mode).toBe('follower');
});

it('never steps in by itself with a game of its own, but does once that is given up', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  const second = await windowOn(browser, { stepsIn: false });
  host.close();
  await browser.pass(60_000);
  expect(second.seen.mode).toBe('follower');
  second.enter({ stepsIn: true });
  await browser.pass(ENTERED_MS);
  expect(second.seen.mode).toBe('host');
});

it('takes over with a game of its own when asked', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  const second = await windowOn(browser, { stepsIn: false });
  second.takeOver();
  await browser.pass(0);
  expect(second.seen.mode).toBe('host');
  expect(host.seen.mode).toBe('follower');
});

it('leaves the show to a newcomer when no show screen is up', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  host.publish('so far');
  host.leave();
  const second = await windowOn(browser);
  expect(second.seen).toMatchObject({ mode: 'host', value: 'so far' });
  expect(host.seen.mode).toBe('follower');
});

it('keeps the show while no newcomer asks for it', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  host.leave();
  host.enter();
  await browser.pass(5000);
  const second = await windowOn(browser);
  expect(host.seen.mode).toBe('host');
  expect(second.seen.mode).toBe('follower');
});

it('asks anew who hosts when it comes back from the cache, and goes on with the show', async () => {
  const browser = openBrowser();
  const host = await windowOn(browser);
  host.publish('typed teams');
  await browser.pass(0);
  host.restore();
  expect(host.seen).toMatchObject({ mode: 'restoring', isSettled: true });
  await browser.pass(ENTERED_MS);
  expect(host.seen).toMatchObject({ mode: 'host', value: 'typed teams' });
});

describe('without storage', () => {
  const blocked = { storage: false };

  it('hosts, and says that nothing is kept', async () => {
    const browser = openBrowser(blocked);
    const host = await windowOn(browser);
    await browser.pass(ENTERED_MS);
    host.publish('a letter');
    await browser.pass(0);
    expect(host.seen).toMatchObject({ mode: 'host', kept: false });
  });

  it('gets the run from the window that hosted, and from no message to all', async () => {
    const browser = openBrowser(blocked);
    const host = await windowOn(browser);
    await browser.pass(ENTERED_MS);
    host.publish('a letter');
    const [second, third] = [await windowOn(browser), await windowOn(browser)];
    second.takeOver();
    await browser.pass(ENTERED_MS);
    expect(second.seen).toMatchObject({ mode: 'host', value: 'a letter' });
    expect(host.seen).toMatchObject({ mode: 'follower', value: 'A LETTER' });
    expect(third.seen).toMatchObject({ mode: 'follower', value: 'A LETTER' });
  });

  it('gets it from a window that walked away from the show, too', async () => {
    const browser = openBrowser(blocked);
    const host = await windowOn(browser);
    await browser.pass(ENTERED_MS);
    host.publish('a letter');
    host.leave();
    const second = await windowOn(browser);
    await browser.pass(ENTERED_MS);
    expect(second.seen).toMatchObject({ mode: 'host', value: 'a letter' });
  });
});

it('demotes a host whose claim is outdated, without a message from another window', async () => {
  const browser = openBrowser({ locks: false });
  const asleep = await windowOn(browser);
  asleep.sleep();
  const second = await windowOn(browser);
  second.publish('second');
  await browser.pass(0);
  asleep.publish('overwritten');
  await browser.pass(0);
  expect(asleep.seen.mode).toBe('follower');
  expect(browser.stored()).toMatchObject({ value: 'second' });
});

it('leaves the show to the window that opened it last where there are no locks', async () => {
  const browser = openBrowser({ locks: false });
  const first = await windowOn(browser);
  first.publish('so far');
  const second = await windowOn(browser);
  expect(second.seen).toMatchObject({ mode: 'host', value: 'so far' });
  expect(first.seen).toMatchObject({ mode: 'follower', value: 'SO FAR' });
  first.takeOver();
  await browser.pass(0);
  expect(first.seen).toMatchObject({ mode: 'host', value: 'so far' });
});

it('follows what a silent lock holder kept', async () => {
  const browser = openBrowser();
  const asleep = await windowOn(browser);
  asleep.publish('kept');
  await browser.pass(0);
  asleep.sleep();
  const second = await windowOn(browser);
  await browser.pass(2000);
  expect(second.seen).toMatchObject({ mode: 'follower', value: 'KEPT' });
});

it('sets aside what it cannot read, and then hosts a fresh show', async () => {
  const browser = openBrowser();
  const unreadable = { claim: 1, revision: 7, value: { from: 'a later version' } };
  browser.keep(unreadable);
  const host = await windowOn(browser);
  host.publish('a letter');
  await browser.pass(0);
  expect(host.seen.mode).toBe('host');
  expect(browser.asides).toEqual([unreadable]);
});
