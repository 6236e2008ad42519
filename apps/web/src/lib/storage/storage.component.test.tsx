import { beforeEach, expect, it, vi } from 'vitest';
import { load, loadAll, remove, save } from './storage.ts';

type Window = typeof import('./storage.ts');

/** The same module once more, as another window of this browser has it: its own memory, the same disk. */
async function anotherWindow(): Promise<Window> {
  const address = new URL('./storage.ts?another-window', import.meta.url).href;
  return import(/* @vite-ignore */ address);
}

beforeEach(async () => {
  await remove('room');
  await remove('room 2');
});

it('Reads what another window has kept since this one kept its own', async () => {
  const other = await anotherWindow();
  expect(other.load).not.toBe(load);
  await save('room', { code: 'FIRST' });
  await other.save('room', { code: 'SECOND' });
  expect(await load('room')).toEqual({ code: 'SECOND' });
  expect(await loadAll('room')).toEqual([{ code: 'SECOND' }]);
  await other.remove('room');
  expect(await load('room')).toBeUndefined();
  await other.save('room', { code: 'THIRD' });
  expect(await load('room')).toEqual({ code: 'THIRD' });
});

it('Reads what another window has kept since this one forgot its own', async () => {
  const other = await anotherWindow();
  await save('room', { code: 'FIRST' });
  await remove('room');
  await other.save('room', { code: 'SECOND' });
  expect(await load('room')).toEqual({ code: 'SECOND' });
});

it('Spares what may not be forgotten, and reads it from disk', async () => {
  const other = await anotherWindow();
  await save('room', { code: 'FIRST' });
  await other.save('room', { code: 'SECOND' });
  await remove('room', (kept) => (kept as { code?: string } | undefined)?.code === 'FIRST');
  expect(await load('room')).toEqual({ code: 'SECOND' });
});

it('Remembers in this page what the disk refuses', async () => {
  const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await save('room 2', 'typed')).toBe(false);
  expect(await load('room 2')).toBe('typed');
  refused.mockRestore();
  silent.mockRestore();
  expect(await save('room 2', 'written')).toBe(true);
  const other = await anotherWindow();
  expect(await other.load('room 2')).toBe('written');
});

it('Answers with the newest of several values that are still being written', async () => {
  const writes = [save('room', 1), save('room', 2), save('room', 3)];
  expect(await load('room')).toBe(3);
  await Promise.all(writes);
  expect(await load('room')).toBe(3);
});
