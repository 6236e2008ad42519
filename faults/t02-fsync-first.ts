import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { createClient, patiently } from './support/client.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { startServer } from './support/server.ts';
import { attachStrace, hasStrace } from './support/strace.ts';

const SYNC_OF_LOG = /\b(?:fsync|fdatasync)\(\d+<[^>]*wheel\.sqlite-wal>/;
const WRITE_TO_LOG = /\bpwrite64\(\d+<[^>]*wheel\.sqlite-wal>/;
const PROMISE = /\b(?:write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 201/;

/** Promises that went out although the newest write to the log had not been forced to the disk. */
function promisesBeforeSync(trace: string): { promises: number; early: number } {
  let promises = 0;
  let early = 0;
  let wrote = false;
  let synced = false;
  for (const line of trace.split('\n')) {
    if (WRITE_TO_LOG.test(line)) {
      wrote = true;
      synced = false;
    } else if (SYNC_OF_LOG.test(line)) {
      synced = wrote;
    } else if (PROMISE.test(line)) {
      promises += 1;
      if (!synced) early += 1;
      wrote = false;
      synced = false;
    }
  }
  return { promises, early };
}

/** Seen to fail on `injected/sync-normal.mjs`, which has SQLite sync at checkpoints only and say otherwise. */
export const fault: Fault = {
  title: 'the disk is told to keep a game before it is acknowledged',
  injection: 'SQLite runs with synchronous=NORMAL while the server believes in FULL',

  async run({ options, report }) {
    const writes = roundsOf(options, 200, 30);
    report.notShown('cutting the power: this is shown by the order of system calls');
    if (!hasStrace()) return report.skip('strace is not on this machine');

    const dataDir = scratchFolder('faults-fsync');
    const injected = options.isInjected ? 'sync-normal.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
    const traceFile = join(dataDir, 'trace');
    const strace = await attachStrace(server.pid, traceFile, [
      'fsync',
      'fdatasync',
      'pwrite64',
      'write',
      'writev',
      'sendto',
      'sendmsg',
    ]);
    if (strace === null) {
      await server.kill();
      return report.skip('strace may not look into another process here');
    }
    const client = createClient(server.origin);
    let acknowledged = 0;
    for (let nth = 0; nth < writes; nth++) {
      const { status } = await patiently(client, '/api/games', { body: makeGame().entries });
      if (status === 201) acknowledged += 1;
    }
    client.close();
    await strace.detach();
    await server.terminate();

    const { promises, early } = promisesBeforeSync(readFileSync(traceFile, 'utf8'));
    report.tried(
      `${writes} creates one after the other under strace, ${acknowledged} acknowledged`,
    );
    report.expect(
      promises === acknowledged,
      `saw ${promises} of ${acknowledged} promises in the trace`,
    );
    report.expect(
      early === 0,
      `${early} of ${promises} promises went out before the log was synced`,
    );
    const { version } = new DatabaseSync(':memory:')
      .prepare('SELECT sqlite_version() AS version')
      .get();
    report.measured(
      `SQLite ${version}; the server refuses to start below 3.51.3 or without synchronous=2`,
    );
    removeFolder(dataDir);
  },
};
