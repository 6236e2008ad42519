import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { useFolder } from './support/folders.ts';

const UNIT = fileURLToPath(new URL('../../../docs/wheel.service', import.meta.url));
/** Ten times the figure from 0 to 10 by which systemd tells how much a service could do. */
const EXPOSURE_MAX = 15;
const folder = useFolder();

const analyze = (...args: readonly string[]) =>
  spawnSync('systemd-analyze', args, { encoding: 'utf8' });

const hasSystemd = analyze('--version').status === 0;
const name = 'the unit of systemd is valid and may do little';

it.skipIf(!hasSystemd)(hasSystemd ? name : `${name} (there is no systemd-analyze here)`, () => {
  const file = join(folder, 'wheel.service');
  writeFileSync(file, readFileSync(UNIT, 'utf8').replace('/usr/bin/node', process.execPath));
  // It warns of a line that it ignores, and is content.
  expect(analyze('verify', '--man=no', file)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const rated = analyze('security', '--offline=true', `--threshold=${EXPOSURE_MAX}`, file);
  expect(rated).toMatchObject({ status: 0, stderr: '' });
});
