import { pathToFileURL } from 'node:url';
import { buildServer } from '../../scripts/lib/build-server.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import * as built from '../../testing/system/server.ts';

export type { RunningServer } from '../../testing/system/server.ts';

export type ServerSettings = built.ServerSettings & {
  /** A module of `injected/` that breaks the server from outside, before its own code runs. */
  readonly injected?: string | undefined;
};

const injectedFile = (name: string) => pathToFileURL(fromRoot('faults/injected', name)).href;

let buildOnce: Promise<unknown> | null = null;

/** The built server as an operator starts it; with a fault, one whose libraries a preloaded module can change. */
export async function startServer({ injected, ...settings }: ServerSettings) {
  if (!injected) return built.startServer(settings);
  buildOnce ??= buildServer('.injected/', 'error', true);
  await buildOnce;
  return built.startServer({
    ...settings,
    file: fromRoot('apps/server/.injected/server.js'),
    nodeFlags: ['--import', injectedFile(injected), ...(settings.nodeFlags ?? [])],
  });
}
