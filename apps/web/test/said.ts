/** The texts of words, each with its path. */
export function leaves(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** Stands for any argument: a number, a text, a list and a record of texts. */
function anything(name: string): unknown {
  const text = `⟨${name}⟩`;
  return new Proxy(() => text, {
    get: (_target, key) => {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? text : 7);
      if (key === Symbol.iterator) return () => [text][Symbol.iterator]();
      if (key === 'length') return 1;
      if (key === 'map') return (map: (item: string, at: number) => unknown) => [map(text, 0)];
      return anything(`${name}.${String(key)}`);
    },
  });
}

/** What a text says, and the arguments that it reads. */
export function said(text: unknown): { readonly text: string; readonly reads: readonly string[] } {
  if (typeof text !== 'function') return { text: String(text), reads: [] };
  const reads = new Set<string>();
  const given = new Proxy(
    {},
    {
      get: (_target, key) => {
        reads.add(String(key));
        return anything(String(key));
      },
    },
  );
  let result: unknown;
  try {
    result = text(given);
  } catch {
    // Arguments that only real values satisfy; the tests of their callers have them.
    result = '';
  }
  return { text: String(result), reads: [...reads].sort() };
}
