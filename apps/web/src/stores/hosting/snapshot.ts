/** A run as storage holds it. */
export type Snapshot<Run> = {
  /** Counts the windows that took the show over, one after the other. */
  readonly claim: number;
  /** Counts the changes. */
  readonly revision: number;
  readonly value: Run;
};

/** Which state of the show it is, and of which window. */
export type Rank = { readonly claim: number; readonly by: string; readonly revision: number };

/** The later claim wins; where storage cannot number them, two may be alike, and the name decides. */
export const isLaterHost = (a: Rank, b: Rank): boolean =>
  a.claim > b.claim || (a.claim === b.claim && a.by > b.by);

export const isNewer = (a: Rank, b: Rank | null): boolean =>
  b === null || isLaterHost(a, b) || (!isLaterHost(b, a) && a.revision > b.revision);

/** The one to go on with: what a later host wrote counts for more than any number of earlier changes. */
export function later<Run>(a: Snapshot<Run> | null, b: Snapshot<Run> | null): Snapshot<Run> | null {
  if (!a || !b) return a ?? b;
  return a.claim > b.claim || (a.claim === b.claim && a.revision >= b.revision) ? a : b;
}

/** Reads what storage gave, which perhaps another version wrote. */
export function readSnapshot<Run>(
  data: unknown,
  revive: (value: unknown) => Run | null,
): Snapshot<Run> | null {
  if (typeof data !== 'object' || data === null) return null;
  const { claim, revision, value } = data as Record<string, unknown>;
  if (!Number.isSafeInteger(claim) || !Number.isSafeInteger(revision)) return null;
  const revived = revive(value);
  // The two were just found to be whole numbers.
  return revived && { claim: claim as number, revision: revision as number, value: revived };
}
