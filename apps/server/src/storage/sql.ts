/** What a database is given beside the text of a statement. */
export type Value = string | number | null | readonly string[];

/** A statement, or a piece of one. What is written in `${}` is never part of the text, so no value can change it. */
export class Sql<_Row = unknown> {
  readonly #texts: readonly string[];
  readonly values: readonly Value[];

  constructor(texts: readonly string[], values: readonly Value[]) {
    this.#texts = texts;
    this.values = values;
  }

  /** The statement with `placeholder(1)`, `placeholder(2)` … where its values go. */
  text(placeholder: (nth: number) => string): string {
    return this.#texts.reduce((text, next, nth) => text + placeholder(nth) + next);
  }

  /** Joins texts and parts: a value gets its place, a piece of SQL becomes part of the whole. */
  static from(texts: readonly string[], parts: readonly (Value | Sql)[]): Sql {
    const whole: string[] = [texts[0] ?? ''];
    const values: Value[] = [];
    const write = (text: string) => whole.push(`${whole.pop()}${text}`);
    for (const [nth, part] of parts.entries()) {
      if (part instanceof Sql) {
        write(part.#texts[0] ?? '');
        whole.push(...part.#texts.slice(1));
        values.push(...part.values);
      } else {
        values.push(withoutNul(part));
        whole.push('');
      }
      write(texts[nth + 1] ?? '');
    }
    return new Sql(whole, values);
  }
}

/** PostgreSQL refuses the character NUL and SQLite's driver cuts there; what stands in its place is found nowhere. */
function withoutNul(value: Value): Value {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return value.map((text) => text.replaceAll('\0', '\uFFFD'));
}

export function sql<Row = unknown>(
  texts: TemplateStringsArray,
  ...parts: (Value | Sql)[]
): Sql<Row> {
  return Sql.from(texts, parts) as Sql<Row>;
}

/** A number written out: as a value, SQLite would plan the statement anew each time. */
export const literal = (number: number) => new Sql([String(Math.trunc(number))], []);

/** Values for `IN (…)`. */
export const list = (values: readonly (string | number)[]) =>
  Sql.from(['', ...values.slice(1).map(() => ', '), ''], values);
