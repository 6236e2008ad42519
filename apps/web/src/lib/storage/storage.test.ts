import { expect, it, vi } from 'vitest';
import { createSetting } from './setting.ts';
import { load, remove, save } from './storage.ts';

// These tests run where there is neither IndexedDB nor localStorage, as in a browser that blocks both.
vi.spyOn(console, 'warn').mockImplementation(() => {});

it('keeps data for the life of the page, and says that it is not on disk', async () => {
  expect(await save('draft', { title: 'Shapes' })).toBe(false);
  expect(await load('draft')).toEqual({ title: 'Shapes' });
});

it('answers with the newest of several values', async () => {
  const writes = [save('order', 1), save('order', 2), save('order', 3)];
  expect(await load('order')).toBe(3);
  await Promise.all(writes);
  expect(await load('order')).toBe(3);
});

it('forgets', async () => {
  await save('gone', 1);
  await remove('gone');
  expect(await load('gone')).toBeUndefined();
});

it('knows nothing of what was never kept', async () => {
  expect(await load('never')).toBeUndefined();
});

it('remembers a setting for the life of the page and tells who listens', () => {
  const setting = createSetting('muted', false);
  const heard: boolean[] = [];
  const stop = setting.subscribe(() => heard.push(setting.get()));
  expect(setting.get()).toBe(false);
  setting.set(true);
  expect(setting.get()).toBe(true);
  stop();
  setting.set(false);
  expect(heard).toEqual([true]);
});
