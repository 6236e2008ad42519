import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadSetting } from './settings.ts';

/** Makes sure of the folder for the embedded database, or says why it cannot be one. */
export function prepareDataDir(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadSetting(`DATA_DIR must be a folder that can be written to: ${reason}`);
  }
}

/** One folder at a time: asked for all at once, Node never comes back from places like /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same time may have been faster.
    if (!existsSync(folder)) throw error;
  }
}
