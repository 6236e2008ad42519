import { readFileSync } from 'node:fs';
import { arch, cpus, totalmem, type } from 'node:os';
import { fromRoot } from '../../scripts/lib/paths.ts';

/** The version that is really installed, from the package's own manifest. */
export function installed(name: string, folder = fromRoot('node_modules')): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(`${folder}/${name}/package.json`, 'utf8'),
  );
  return manifest.version;
}

/** One line under each section, so that its figures can be placed. */
export function provenance(seed: number, extra: readonly string[] = []): string {
  const processors = cpus();
  const parts = [
    new Date().toISOString().slice(0, 10),
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${arch()}`,
    `Node ${process.versions.node}`,
    ...extra,
    `seed ${seed}`,
  ];
  return `Measured ${parts.join(' · ')}.`;
}
