import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from './support/client.ts';
import type { Fault } from './support/fault.ts';
import { makeGame, postGame, type SentGame } from './support/games.ts';
import { startServer } from './support/server.ts';
import { mountSmallDisk } from './support/small-disk.ts';
import { expectIntact, expectKept } from './support/verify.ts';

const DISK_MB = 8;
const FILLER_BYTES = 3_000_000;
const WRITES_MAX = 1500;
const REFUSALS_WANTED = 100;

/** Seen to fail on `injected/swallow-full.mjs`, which takes no notice when SQLite has no room. */
export const fault: Fault = {
  title: 'the disk fills up while games are written, and gets room again',
  injection: 'the server does not look at the error of a full disk',

  async run({ options, report }) {
    const disk = mountSmallDisk(DISK_MB);
    if (disk === null) return report.skip('mounting a small disk needs root');
    try {
      const filler = join(disk.path, 'filler');
      writeFileSync(filler, Buffer.alloc(FILLER_BYTES, 1));
      const dataDir = join(disk.path, 'data');
      const injected = options.isInjected ? 'swallow-full.mjs' : undefined;
      const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
      const client = createClient(server.origin);
      const sent: SentGame[] = [];
      const acknowledged: SentGame[] = [];
      const statuses = new Map<number, number>();
      const write = async () => {
        const game = makeGame({ entries: 40 });
        sent.push(game);
        const { status } = await postGame(client, game);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 201) acknowledged.push(game);
        return status;
      };

      let refused = 0;
      while (sent.length < WRITES_MAX && refused < REFUSALS_WANTED) {
        if ((await write()) === 507) refused += 1;
      }
      const whileFull = `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`;
      const strange = [...statuses.keys()].filter((status) => ![201, 503, 507].includes(status));
      report.expect(
        refused === REFUSALS_WANTED,
        `a full disk was not answered with 507: ${whileFull}`,
      );
      report.expect(strange.length === 0, `a full disk gave ${strange.join(', ')}`);

      for (const path of [
        '/healthz',
        '/readyz',
        '/api/search?query=made',
        '/api/searchsuggestions',
      ]) {
        const { status } = await client.call(path);
        report.expect(status === 200, `with a full disk ${path} answered ${status}`);
      }
      await expectKept(report, server.origin, { acknowledged, sent }, 'while full');

      rmSync(filler);
      const roomAt = performance.now();
      let status = 0;
      while (status !== 201 && performance.now() - roomAt < 20_000) {
        status = await write();
        if (status !== 201) await pause(50);
      }
      report.expect(status === 201, `still ${status} 20 s after there was room again`);
      report.measured(
        `the first create after room came back: ${(performance.now() - roomAt).toFixed(0)} ms`,
      );
      for (let nth = 0; nth < 20; nth++) await write();
      await expectKept(report, server.origin, { acknowledged, sent }, 'with room again');
      client.close();
      await server.kill();

      const after = await startServer({ env: { DATA_DIR: dataDir } });
      await expectKept(report, after.origin, { acknowledged, sent }, 'after a restart');
      expectIntact(report, dataDir, 'after a restart');
      await after.kill();
      report.tried(
        `${sent.length} games of 40 entries on a disk of ${DISK_MB} MB (${whileFull} until it was full), ` +
          `${acknowledged.length} acknowledged in all`,
      );
    } finally {
      disk.remove();
    }
  },
};
