/** Small questions about the shape of data that comes from outside. */
export type Check = (data: unknown) => boolean;

export const isText: Check = (data) => typeof data === 'string';
export const isFlag: Check = (data) => typeof data === 'boolean';
export const isNumber: Check = (data) => Number.isFinite(data);
export const isIndex: Check = (data) => Number.isSafeInteger(data) && Number(data) >= 0;

/** What may be a record of anything. */
export type Data = Readonly<Record<string, unknown>>;

export const isRecord = (data: unknown): data is Data =>
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

export const oneOf =
  (...values: readonly string[]): Check =>
  (data) =>
    values.some((value) => value === data);

/** A field added to a type is missing here until it is checked too. */
export type ChecksOf<T> = { readonly [Field in keyof T]-?: Check };

export const recordOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (data) =>
    isRecord(data) && Object.entries(fields).every(([name, isField]) => isField(data[name]));

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
