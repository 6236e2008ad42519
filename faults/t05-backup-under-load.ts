import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fromRoot } from '../scripts/lib/paths.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { startServer } from './support/server.ts';
import { expectIntact, expectKept } from './support/verify.ts';
import { startWriters } from './support/writers.ts';

const run = promisify(execFile);
const WRITERS = 4;
const BACKUP_FILE = fromRoot('apps/server/dist/backup.js');

async function backUp(dataDir: string, copy: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [BACKUP_FILE, copy], { env });
}

/** The injected fault: what many take for a backup. The newest commits are in another file. */
async function copyMainFile(dataDir: string, copy: string): Promise<void> {
  copyFileSync(join(dataDir, 'wheel.sqlite'), copy);
}

/** Seen to fail on a plain copy of the database's main file in place of the backup. */
export const fault: Fault = {
  title: 'a backup while games are written, and its restore',
  injection: 'the backup copies the main file of the database',

  async run({ options, report, say }) {
    if (!existsSync(BACKUP_FILE)) throw new Error('The backup is not built: run `npm run build`.');
    const rounds = roundsOf(options, 20, 2);
    const makeBackup = options.isInjected ? copyMainFile : backUp;
    const dataDir = scratchFolder('faults-backup');
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const writers = startWriters(server.origin, WRITERS, 2);
    await writers.started();
    let promised = 0;

    for (let round = 1; round <= rounds; round++) {
      await pause(150);
      const acknowledged = [...writers.acknowledged];
      const restored = scratchFolder('faults-restored');
      mkdirSync(restored, { recursive: true });
      await makeBackup(dataDir, join(restored, 'wheel.sqlite'));
      const sent = [...writers.sent];
      const during = writers.acknowledged.length - acknowledged.length;
      promised += acknowledged.length;

      const again = await startServer({ env: { DATA_DIR: restored } });
      await expectKept(report, again.origin, { acknowledged, sent }, `backup ${round}`);
      expectIntact(report, restored, `backup ${round}`);
      await again.kill();
      removeFolder(restored);
      say(
        `backup ${round} of ${rounds}: ${acknowledged.length} games before it, ${during} during it`,
      );
    }
    await writers.stop();
    for (const surprise of writers.surprises) report.lost(`a writer was answered ${surprise}`);
    await server.kill();
    removeFolder(dataDir);
    report.tried(
      `${rounds} backups under ${WRITERS} writers, each restored and opened by a server: ` +
        `${promised} games looked for that were acknowledged before their backup began`,
    );
  },
};
