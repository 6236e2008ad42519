import { expect, it, vi } from 'vitest';
import { forget, keep, recall } from './kept-data.ts';
import { createSetting } from './setting.ts';

// These tests run where there is neither IndexedDB nor localStorage, as in a browser that blocks both.
vi.spyOn(console, 'warn').mockImplementation(() => {});

it('keeps data for the life of the page, and says that it is not on disk', async () => {
  expect(await keep('draft', { title: 'Shapes' })).toBe(false);
  expect(await recall('draft')).toEqual({ title: 'Shapes' });
});

it('answers with the newest of several values', async () => {
  const writes = [keep('order', 1), keep('order', 2), keep('order', 3)];
  expect(await recall('order')).toBe(3);
  await Promise.all(writes);
  expect(await recall('order')).toBe(3);
});

it('forgets', async () => {
  await keep('gone', 1);
  await forget('gone');
  expect(await recall('gone')).toBeUndefined();
});

it('knows nothing of what was never kept', async () => {
  expect(await recall('never')).toBeUndefined();
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
