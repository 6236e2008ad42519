import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { fromRoot } from './paths.ts';

type Entry = {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly devDependencies?: unknown;
};
type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/** The lock file without the tools of developers. */
function lockOfProduct(): Lock {
  const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as Lock;
  const packages = Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { devDependencies, ...entry }]) => [path, entry]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Every library of server and pages as CycloneDX, also those in the bundles. npm reads a folder of their own, because its
 * `--omit dev` would drop React and others, which tools need as well.
 */
export function billOfMaterials(): string {
  const { devDependencies, ...product } = manifest;
  const above = mkdtempSync(join(tmpdir(), 'wheel-parts-'));
  // npm calls the product by the name of its folder.
  const folder = join(above, manifest.name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(product));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOfProduct()));
  const how = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  try {
    return execFileSync('npm', ['sbom', ...how], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    });
  } finally {
    rmSync(above, { recursive: true });
  }
}
