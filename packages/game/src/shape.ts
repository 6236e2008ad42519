/** Small questions about the shape of data that comes from outside. */
type Check = (data: unknown) => boolean;

export const isNumber: Check = (data) => Number.isFinite(data);
export const isIndex: Check = (data) => Number.isSafeInteger(data) && Number(data) >= 0;

/** What may be a record of anything. */
export type Data = Readonly<Record<string, unknown>>;

export const isRecord = (data: unknown): data is Data =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Whether data has the types of an example. A list of the example names the type of its items by the first. */
export function isLike(example: unknown, data: unknown): boolean {
  if (example === undefined) return true;
  if (Array.isArray(example)) {
    return Array.isArray(data) && data.every((item) => isLike(example[0], item));
  }
  if (isRecord(example)) {
    return (
      isRecord(data) && Object.keys(example).every((name) => isLike(example[name], data[name]))
    );
  }
  return typeof example === 'number' ? isNumber(data) : typeof data === typeof example;
}

/** Whether two pieces of plain data are the same in every field that both have. */
export function agrees(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => agrees(item, b[at]));
  }
  if (isRecord(a) && isRecord(b)) {
    return Object.keys(a).every(
      (name) => a[name] === undefined || !Object.keys(b).includes(name) || agrees(a[name], b[name]),
    );
  }
  return a === b;
}

/** The fields of `defaults` and no others: as found, or else their default. */
export const filled = (data: Data, defaults: object): Data =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      data[name] === undefined ? value : data[name],
    ]),
  );
