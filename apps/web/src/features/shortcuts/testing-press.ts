import type { KeyPress } from './command.ts';

/** A press of a key, without any other held down. */
export const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: () => false,
  ...more,
});
