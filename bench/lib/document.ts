import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const open = (name: string) => `<!-- begin ${name} -->`;
const close = (name: string) => `<!-- end ${name} -->`;

export const section = (name: string, title: string, body: string) =>
  `${open(name)}\n## ${title}\n\n${body.trim()}\n${close(name)}`;

const preface = `# Benchmarks

Written by \`npm run bench\`; the tables are not edited by hand. A figure is a median, followed in brackets by the lowest
and the highest run it was taken from; what differs much from run to run is measured up to twice as often. Rivals are
measured in the same run, taking turns, so compare within a table and read the ratios; the absolute figures belong to
the machine named under them.
`;

/** Replaces the sections that were measured and leaves the others as they were. */
export function updateDocument(
  path: string,
  names: readonly string[],
  sections: Map<string, string>,
) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const kept = (name: string) => {
    const start = before.indexOf(open(name));
    const end = before.indexOf(close(name));
    return start < 0 || end < 0 ? undefined : before.slice(start, end + close(name).length);
  };
  const parts = names.map((name) => sections.get(name) ?? kept(name)).filter(Boolean);
  writeFileSync(path, `${[preface.trim(), ...parts].join('\n\n')}\n`);
}
