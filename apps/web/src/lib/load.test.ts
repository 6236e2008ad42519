import { expect, it, vi } from 'vitest';
import { loadOnce } from './load.ts';

it('loads at the first call and gives later ones the same promise', async () => {
  const load = vi.fn(async () => 'here');
  const loadPart = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(loadPart()).toBe(loadPart());
  expect(await loadPart()).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('loads anew after a failure', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('lost'));
  const loadPart = loadOnce(load);
  await expect(loadPart()).rejects.toThrow('lost');
  expect(await loadPart()).toBe('here');
});
