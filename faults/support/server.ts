import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../scripts/lib/paths.ts';
import * as built from '../../testing/system/server.ts';

export type { RunningServer } from '../../testing/system/server.ts';

export type ServerSettings = built.ServerSettings & {
  /** A module of `planted/` that breaks the server from outside, before its own code runs. */
  readonly planted?: string | undefined;
};

export const plantedFile = (name: string) => pathToFileURL(fromRoot('faults/planted', name)).href;

/** The built server as an operator starts it, broken on purpose if asked for. */
export function startServer({ planted, ...settings }: ServerSettings) {
  const preload = planted ? ['--import', plantedFile(planted)] : [];
  return built.startServer({
    ...settings,
    nodeFlags: [...preload, ...(settings.nodeFlags ?? [])],
  });
}
