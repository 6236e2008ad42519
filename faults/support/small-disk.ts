import { spawnSync } from 'node:child_process';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';

type SmallDisk = { readonly path: string; remove(): void };

/** A disk in memory that is soon full; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  if (process.getuid?.() !== 0) return null;
  const path = scratchFolder('faults-disk');
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path];
  if (spawnSync('mount', options).status !== 0) {
    removeFolder(path);
    return null;
  }
  let isMounted = true;
  const unmount = () => {
    if (isMounted) spawnSync('umount', ['--lazy', path]);
    isMounted = false;
  };
  process.prependListener('exit', unmount);
  return {
    path,
    remove() {
      unmount();
      removeFolder(path);
    },
  };
}
