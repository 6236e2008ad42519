import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { BadSetting, type Environment } from './settings.ts';

/** Where programs of this platform keep the data of a user. */
export function homeDataDir(
  name: string,
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name);
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), name);
  const { XDG_DATA_HOME = '' } = env;
  // A relative path there is to be ignored.
  return join(isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : join(home, '.local', 'share'), name);
}

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
