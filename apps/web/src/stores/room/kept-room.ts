/** What the host's device keeps of its room, beside the run. */
export type KeptRoom = {
  readonly code: string;
  readonly secret: string;
  /** `null` until the room has told it. */
  readonly term: number | null;
  /** The server keeps the door, but knows nothing of what is shown. */
  readonly joinHidden: boolean;
};

/** Checks a value that storage gave; `null` when it makes no sense. */
export function readKeptRoom(value: unknown): KeptRoom | null {
  if (typeof value !== 'object' || value === null) return null;
  const { code, secret, term, joinHidden } = value as Partial<Record<keyof KeptRoom, unknown>>;
  if (typeof code !== 'string' || typeof secret !== 'string') return null;
  const isTerm = typeof term === 'number' && Number.isSafeInteger(term);
  return { code, secret, term: isTerm ? term : null, joinHidden: joinHidden === true };
}
