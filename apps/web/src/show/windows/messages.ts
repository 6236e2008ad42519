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

/** The run to go on with: a later claim counts for more than any number of earlier changes. */
export function later<Run>(a: Snapshot<Run> | null, b: Snapshot<Run> | null): Snapshot<Run> | null {
  if (!a || !b) return a ?? b;
  return a.claim > b.claim || (a.claim === b.claim && a.revision >= b.revision) ? a : b;
}

/** Reads a value of storage, which another version may have written. */
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

/** A state of the show, as an audience may see it. */
export type PublicState<View, Event> = {
  readonly rank: Rank;
  readonly view: View;
  readonly events: readonly Event[];
};

/** Windows of one show send each other never more than an audience may see. */
export type ShowMessage<View, Event> =
  /** A window opens the show and asks for its leader. */
  | { readonly type: 'hello'; readonly question: string }
  /** The leader sends every change, and answers a hello. */
  | ({ readonly type: 'state'; readonly answers?: string | undefined } & PublicState<View, Event>)
  /** A window that takes over could not read the run. Its former leader sends it over a line of their own. */
  | { readonly type: 'wantRun'; readonly line: string };

/** What the store of this window is told. */
export type WindowChange<Run, View, Event> =
  | { readonly type: 'lead'; readonly run: Run; readonly isSaved: boolean }
  | { readonly type: 'follow'; readonly view: View; readonly events: readonly Event[] }
  /** The page is back from the browser's cache, and finds out whether it still leads. */
  | { readonly type: 'restoring' }
  | { readonly type: 'stopLeading' | 'ready' | 'unready' }
  | { readonly type: 'saved'; readonly isSaved: boolean };
