import type { TSchema } from 'typebox';

type Schema = TSchema & {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** A value that the schema takes, with every optional field. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? ({} as Schema));
  switch (schema.type) {
    case 'array':
      return [sampleOf(schema.items ?? ({} as Schema))];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]),
      );
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return 'Sample text';
  }
}

export type Path = readonly (string | number)[];

/** Where values stand in it, the root included. */
export function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

export function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, nth) => (nth === key ? withValue(inner, rest, put) : inner));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, put) };
}

const filled = (unit: string, bytes: number) =>
  unit.repeat(
    Math.max(1, Math.floor(bytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)))),
  );

const deep = (levels: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

/** What is large, deep or grows when it is folded, each of about so many bytes as JSON. */
export const HOSTILE_VALUES: Readonly<Record<string, (bytes: number) => unknown>> = {
  // Marks of different classes in mixed order have to be sorted.
  'marks in mixed order': (bytes) => `a${filled('\u0301\u0323\u0345\u0327', bytes)}`,
  'marks of one class': (bytes) => `a${filled('\u0301', bytes)}`,
  'Hangul parts': (bytes) => filled('\u1100\u1161\u11a8', bytes),
  'a character that folds into eighteen': (bytes) => filled('\ufdfa', bytes),
  'characters that grow in lower case': (bytes) => filled('\u0130\u1e9e', bytes),
  'lone surrogates': (bytes) => filled('\ud800', bytes),
  'invisible characters': (bytes) => filled('\u200b\u00ad', bytes),
  spaces: (bytes) => ` ${filled(' ', bytes)}x`,
  'a list of numbers': (bytes) => Array.from({ length: Math.floor(bytes / 2) }, () => 1),
  'a list of texts': (bytes) => Array.from({ length: Math.floor(bytes / 4) }, () => 'a'),
  'a list of objects': (bytes) => Array.from({ length: Math.floor(bytes / 3) }, () => ({})),
  'many keys': (bytes) =>
    Object.fromEntries(
      Array.from({ length: Math.floor(bytes / 12) }, (_, nth) => [`key${nth}`, 1]),
    ),
  'a deep list': (bytes) => deep(Math.min(3_000, Math.floor(bytes / 2)), (inner) => [inner]),
  'a deep object': (bytes) =>
    deep(Math.min(3_000, Math.floor(bytes / 6)), (inner) => ({ a: inner })),
};
