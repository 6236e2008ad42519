/** The tag under which a revision is sent, and asked for with `If-Match`. */
export const etagOf = (revision: number): string => `"${revision}"`;

const REVISION_TAG = /^(?:W\/)?"([1-9]\d{0,9})"$/;

/** The revision that an `If-Match` asks for, weakened by a proxy or not; null for anything else. */
export function revisionOf(ifMatch: string): number | null {
  const digits = REVISION_TAG.exec(ifMatch)?.[1];
  return digits === undefined ? null : Number(digits);
}
