import { fromRoot } from '../../scripts/lib/paths.ts';
import { bundle } from '../lib/bundle.ts';

let bundled: Promise<string> | null = null;

/** The folder with the floor and the load as plain programs, built once in a run. */
export function programs(): Promise<string> {
  bundled ??= bundle({
    'floor-process': fromRoot('bench/api/floor-process.ts'),
    'load-process': fromRoot('bench/api/load-process.ts'),
  });
  return bundled;
}
