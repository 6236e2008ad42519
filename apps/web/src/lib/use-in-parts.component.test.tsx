import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useInParts } from './use-in-parts.ts';

const many = Array.from({ length: 25 }, (_, index) => index);

it('gives all of a few at once', async () => {
  const { result } = await renderHook(() => useInParts(many.slice(0, 10), 10));
  expect(result.current).toHaveLength(10);
});

it('gives the first of many, and then part by part all of them', async () => {
  const lengths: number[] = [];
  const { result } = await renderHook(() => {
    const shown = useInParts(many, 10);
    lengths.push(shown.length);
    return shown;
  });
  await vi.waitFor(() => expect(result.current).toEqual(many));
  expect(lengths).toEqual([10, 20, 25]);
});

it('gives what comes back after it was left out part by part, too', async () => {
  const lengths: number[] = [];
  const { result, rerender } = await renderHook(
    (items: readonly number[] = many) => {
      const shown = useInParts(items, 10);
      lengths.push(shown.length);
      return shown;
    },
    { initialProps: many },
  );
  await vi.waitFor(() => expect(result.current).toEqual(many));
  await rerender(many.slice(0, 2));
  expect(result.current).toHaveLength(2);
  lengths.length = 0;
  await rerender(many);
  await vi.waitFor(() => expect(result.current).toEqual(many));
  expect(Math.min(...lengths)).toBeLessThanOrEqual(12);
});
