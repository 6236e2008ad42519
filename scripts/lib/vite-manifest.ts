type ManifestChunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files a browser loads for these chunks: themselves and, link by link, what they import at once. */
export function filesLoadedFor(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].map((key) => manifest[key]?.file ?? ''));
}
