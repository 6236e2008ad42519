import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { makePackage } from './lib/make-package.ts';
import { fromRoot, root } from './lib/paths.ts';

const tarball = makePackage(fromRoot('release'));
const megabytes = (statSync(tarball).size / 1e6).toFixed(1);
console.log(`${relative(root, tarball)}: ${megabytes} MB`);
