import { openDatabase } from '../open-database.ts';
import { BadSetting, readSettings } from '../settings.ts';
import type { Engine } from '../storage/engine.ts';
import { openEngine } from '../storage/store.ts';

/** Its message is the one line that the operator is told. */
export class CommandFailed extends Error {}

/** Lets `work` use the database of a server that may be running beside it. */
export async function withDatabase<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env, '');
  const engine = await openDatabase(settings, () => openEngine(settings, () => {}));
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Runs a command of an operator: prints what it returns; a failure is one line and exit code 1. */
export async function runCommand(
  work: (args: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  try {
    for (const line of await work(process.argv.slice(2))) console.log(line);
  } catch (error) {
    const isForeseen = error instanceof CommandFailed || error instanceof BadSetting;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(isForeseen ? reason : `This did not work: ${reason}`);
    process.exitCode = 1;
  }
}
