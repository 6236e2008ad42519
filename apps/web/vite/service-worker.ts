import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterBuild } from './after-build.ts';

const SOURCE = 'src/app/service-worker.ts';
/** All an offline show may need, in every language. Pictures for other sites and rarely used scripts of the faces are not. */
const KEPT =
  /^(?:offline\.html|favicon\.svg|manifest(?:\.\w+)?\.webmanifest|(?:assets|icons|sounds)\/.+\.(?:js|css|woff2|svg|png|mp3))$/;
/** The puzzle banks, of which the worker keeps those that are asked for. */
const BANK = /^assets\/bank\/.+\.txt$/;
/** The sound sets that a host may choose, of which the worker keeps what is asked for. */
const SET = /^sounds\/[a-z]+\/.+\.mp3$/;
/** Nor is the made-up language. */
const LEFT_OUT = /vietnamese|\/words\/xx-|^sounds\/[a-z]+\//;

/** Writes `/sw.js`: the worker's source, the list of files it keeps, and a version drawn from their content. */
export const serviceWorker = () =>
  afterBuild('service-worker', async ({ root, outDir }) => {
    const all = (await readdir(outDir, { recursive: true })).map((name) =>
      name.replaceAll('\\', '/'),
    );
    const names = all.filter((name) => KEPT.test(name) && !LEFT_OUT.test(name)).sort();
    const sets = all.filter((name) => SET.test(name)).sort();
    const version = createHash('sha256');
    for (const name of [...names, ...sets])
      version.update(name).update(await readFile(join(outDir, name)));
    const source = await readFile(join(root, SOURCE), 'utf8');
    const { code } = await transformWithOxc(source, SOURCE, { sourcemap: false });
    const inWorker = (paths: readonly string[]) => JSON.stringify(paths.map((name) => `/${name}`));
    const banks = all.filter((name) => BANK.test(name)).sort();
    const head = [
      `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))};`,
      `const FILES = ${inWorker(names)};`,
      `const BANKS = ${inWorker(banks)};`,
      `const SETS = ${inWorker(sets)};`,
    ];
    const body = code.replace(/^export \{\};$/m, '');
    await writeFile(join(outDir, 'sw.js'), `${head.join('\n')}\n${body}`);
  });
