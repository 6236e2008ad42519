import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { MACHINE_CODE } from './build-server.ts';
import { fromRoot } from './paths.ts';

const PRODUCTS = ['apps/server/dist', 'apps/web/dist'];
const FONTS = ['anybody', 'instrument-sans'];

const read = (...path: readonly string[]) => readFileSync(fromRoot(...path), 'utf8');

/** Neither maps, which hold the sources, nor what the builder notes for itself. */
const isRun = (path: string) => !path.endsWith('.map') && basename(path) !== '.vite';

type Lock = { readonly packages: Readonly<Record<string, { readonly version: string }>> };

/** The manifest of the root, with the libraries that are not in the bundle. */
function manifestOf(version: string): string {
  const { name, description, license, type, engines } = manifest;
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const dependencies = Object.fromEntries(
    MACHINE_CODE.map((library) => [library, packages[`node_modules/${library}`]?.version]),
  );
  const keywords = ['wheel', 'word-puzzle', 'game-show', 'quiz', 'classroom', 'buzzer'];
  const bin = { [name]: 'apps/server/dist/cli.js' };
  const about = { name, version, description, keywords, license };
  return JSON.stringify({ ...about, type, engines, bin, dependencies }, null, 2);
}

/** Those of all that is in the bundles. */
const licenses = () =>
  [
    ...PRODUCTS.map((product) => read(product, '.vite/license.md')),
    ...FONTS.map((font) => read('node_modules/@fontsource-variable', font, 'LICENSE')),
  ].join('\n\n');

/** Packs what `npm run build` left behind, and nothing else. Answers the path of the tarball. */
export function makePackage(into: string, version = manifest.version): string {
  const folder = mkdtempSync(join(tmpdir(), 'wheel-package-'));
  try {
    for (const product of PRODUCTS)
      cpSync(fromRoot(product), join(folder, product), { recursive: true, filter: isRun });
    const texts = {
      'package.json': manifestOf(version),
      'README.md': read('docs/package.md'),
      LICENSE: read('LICENSE'),
      'THIRD-PARTY-LICENSES.md': licenses(),
    };
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
    mkdirSync(into, { recursive: true });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', into], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    return join(into, `${manifest.name}-${version}.tgz`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
