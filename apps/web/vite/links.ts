import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const ENGLISH_PART = /\/words\/en\/([\w-]+)\.ts$/;

type Loaded = {
  readonly bundle: Rolldown.OutputBundle;
  readonly root: string;
  /** A module by its path below the root, or the one that every page begins with. */
  readonly source: string | undefined;
  readonly language: string;
};

/** Fetches the modules and styles of a lazy screen, and its words, together with the page, not one after the other. */
export function linksTo({ bundle, root, source, language }: Loaded): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (path: string) =>
    chunks.find(({ moduleIds }) => moduleIds.includes(normalizePath(join(root, path))));
  const first = source === undefined ? chunks.find(({ isEntry }) => isEntry) : chunkOf(source);
  if (!first) throw new Error(`The build has no ${source}.`);

  const screen = reachable(bundle, [first]);
  const parts = screen.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => ENGLISH_PART.exec(id)?.[1] ?? []),
  );
  const words = ['files', ...parts.map((part) => `${language}/${part}`)].flatMap((file) =>
    language === 'en' ? [] : (chunkOf(`src/words/${file}.ts`) ?? []),
  );
  const loaded = reachable(bundle, [...screen, ...words]);
  const styles = new Set(
    loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...loaded.map(
      ({ fileName }) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`,
    ),
  ];
}

/** These chunks and, link by link, what they import at once. */
function reachable(bundle: Rolldown.OutputBundle, from: readonly Chunk[]): readonly Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') visit(file);
    }
  };
  from.forEach(visit);
  return [...seen];
}
