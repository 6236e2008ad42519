/** Small questions about the shape of data that comes from outside, for `is-show.ts` and `is-step.ts`. */
export type Check = (data: unknown) => boolean;

export const isText: Check = (data) => typeof data === 'string';
export const isFlag: Check = (data) => typeof data === 'boolean';
export const isNumber: Check = (data) => Number.isFinite(data);
export const isIndex: Check = (data) => Number.isSafeInteger(data) && Number(data) >= 0;

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const listOf =
  (isItem: Check, min = 0, max = Number.POSITIVE_INFINITY): Check =>
  (data) =>
    Array.isArray(data) && data.length >= min && data.length <= max && data.every(isItem);

export const orNull =
  (isValue: Check): Check =>
  (data) =>
    data === null || isValue(data);

export const orMissing =
  (isValue: Check): Check =>
  (data) =>
    data === undefined || isValue(data);

export const recordOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (data) =>
    isRecord(data) && Object.entries(fields).every(([name, isField]) => isField(data[name]));

/** Deep equality of plain data. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => sameData(item, b[at]));
  }
  if (isRecord(a) && isRecord(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && sameData(a[name], b[name]))
    );
  }
  return a === b;
}
