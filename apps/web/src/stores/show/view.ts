import type { PublicShow } from '@wheel/game';

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The newer view; what did not change in it stays the same object, so that only what changed is drawn again. */
export function sharedView(before: PublicShow, after: PublicShow): PublicShow {
  const fields = Object.entries(after).map(([field, value]) => {
    const old = before[field as keyof PublicShow];
    return [field, isSame(old, value) ? old : value];
  });
  // Every field is the one of `after`, or equal to it.
  return Object.fromEntries(fields) as PublicShow;
}
