import { startChild, stopChild } from '../../testing/system/own.ts';
import type { Load, Plan } from './load.ts';

export type Loader = { run(plan: Plan): Promise<Load>; stop(): Promise<void> };

type Message = { readonly load: Load } | { readonly failure: string };

/** A process that puts load on a server, one plan at a time. */
export function startLoader(folder: string): Loader {
  const child = startChild(process.execPath, [`${folder}/load-process.js`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  return {
    run: (plan) =>
      new Promise((resolve, reject) => {
        child.once('message', (message: Message) => {
          if ('load' in message) resolve(message.load);
          else reject(new Error(`The load broke off: ${message.failure}`));
        });
        child.send(plan);
      }),
    stop: () => stopChild(child),
  };
}
