import { expect, it } from 'vitest';
import { windowId } from './window-id.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it('is the same after a reload, and another in another window', () => {
  const [one, other] = [storage(), storage()];
  expect(windowId(() => one)).toBe(windowId(() => one));
  expect(windowId(() => other)).not.toBe(windowId(() => one));
});

it('is drawn anew where nothing can be stored', () => {
  const denied = () => {
    throw new Error('SecurityError');
  };
  expect(windowId(denied)).toMatch(/^[0-9a-f-]{36}$/);
});
