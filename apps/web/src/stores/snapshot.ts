/** A show as windows hand it on and storage holds it. */
export type Snapshot<Value> = {
  /** Counts the windows that took the show over, one after the other. */
  readonly claim: number;
  /** Counts the changes. */
  readonly revision: number;
  readonly value: Value;
};

export function isNewer(a: Snapshot<unknown>, b: Snapshot<unknown> | null): boolean {
  if (b === null || a.claim !== b.claim) return a.claim > (b?.claim ?? -1);
  return a.revision > b.revision;
}

/** Reads what storage or another window, perhaps of another version, gave. */
export function readSnapshot<Value>(
  data: unknown,
  revive: (value: unknown) => Value | null,
): Snapshot<Value> | null {
  if (typeof data !== 'object' || data === null) return null;
  const { claim, revision, value } = data as Record<string, unknown>;
  if (!Number.isSafeInteger(claim) || !Number.isSafeInteger(revision)) return null;
  const revived = revive(value);
  // The two were just found to be whole numbers.
  return revived && { claim: claim as number, revision: revision as number, value: revived };
}
