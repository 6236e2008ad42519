type Given = Readonly<Record<string, unknown>>;

/** Gives words that a build wrote without keys those of the English ones, which stand in the same order. */
export function keyed(words: unknown, like: unknown): unknown {
  if (typeof words === 'string' && typeof like === 'function')
    return (given: Given) => words.replace(/\{(\w+)\}/g, (_, name: string) => `${given[name]}`);
  if (!Array.isArray(words) || Array.isArray(like) || typeof like !== 'object') return words;
  return Object.fromEntries(
    Object.entries(like ?? {}).map(([key, value], at) => [key, keyed(words[at], value)]),
  );
}
