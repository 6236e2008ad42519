import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterBuild } from './after-build.ts';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
/** Below this the headers cost more than compression saves. */
const SMALLEST = 1024;

/** Puts a `.br` and a `.gz` beside every text asset, so that the server never compresses one itself. */
export const precompress = (isMeant: (name: string) => boolean = () => true) =>
  afterBuild('precompress', async ({ outDir }) => {
    const entries = (await readdir(outDir, { recursive: true })).map((name) =>
      name.replaceAll('\\', '/'),
    );
    await Promise.all(
      entries
        .filter((name) => TEXT.test(name) && isMeant(name))
        .map((name) => compress(join(outDir, name))),
    );
  });

async function compress(file: string) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
