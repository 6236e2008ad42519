import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inconsistencies } from '../apps/server/test/support/consistency.ts';
import { createClient } from './support/client.ts';
import type { Fault } from './support/fault.ts';
import { asWord } from './support/games.ts';
import { buildGame, type Content, callAs, contentsOf, isSame, signUp } from './support/host.ts';
import { startServer } from './support/server.ts';
import { mountSmallDisk } from './support/small-disk.ts';
import { expectIntact } from './support/verify.ts';

const DISK_MB = 8;
const FILLER_BYTES = 4_000_000;
const GAMES = 10;
const WRITES_MAX = 3000;
const REFUSALS_WANTED = 60;

/** Seen to fail on `injected/swallow-full.mjs`, which takes no notice when SQLite has no room. */
export const fault: Fault = {
  title: 'the disk fills up while games are edited',
  injection: 'the server does not look at the error of a full disk',

  async run({ options, report }) {
    const disk = mountSmallDisk(DISK_MB);
    if (disk === null) return report.skip('mounting a small disk needs root');
    try {
      writeFileSync(join(disk.path, 'filler'), Buffer.alloc(FILLER_BYTES, 1));
      const dataDir = join(disk.path, 'data');
      const injected = options.isInjected ? 'swallow-full.mjs' : undefined;
      const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
      const client = createClient(server.origin);
      const host = await signUp(client, 'Editor');
      const known = new Map<string, Content>();
      for (let nth = 0; nth < GAMES; nth++) {
        const { quizId, content } = await buildGame(client, host);
        known.set(quizId, content);
      }
      const statuses = new Map<number, number>();
      const ids = [...known.keys()];
      let refused = 0;
      for (let nth = 0; nth < WRITES_MAX && refused < REFUSALS_WANTED; nth++) {
        const quizId = ids[nth % GAMES] ?? '';
        const before = known.get(quizId);
        if (before === undefined) continue;
        const words = Array.from({ length: 200 }, (_, at) => `${asWord(nth)} ${asWord(at)}`);
        const gameTitle = `Edited ${asWord(nth)}`;
        const entries = words.map((searchedWord) => ({ category: 'C'.repeat(80), searchedWord }));
        const { status } = await callAs(client, host, `/api/library/games/${quizId}`, {
          method: 'PUT',
          body: { gameTitle, visibility: 'public', entries },
          headers: { 'if-match': `"${before.revision}"` },
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 507) refused += 1;
        if (status === 200)
          known.set(quizId, { place: 'library', revision: before.revision + 1, gameTitle, words });
      }
      const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      report.expect(refused === REFUSALS_WANTED, `a full disk was not answered with 507: ${said}`);
      const strange = [...statuses.keys()].filter((status) => ![200, 503, 507].includes(status));
      report.expect(strange.length === 0, `a full disk gave ${strange.join(', ')}`);

      const expectAll = async (origin: string, when: string) => {
        const asker = createClient(origin);
        const kept = await contentsOf(asker, host);
        asker.close();
        for (const [quizId, content] of known) {
          const now = kept.get(quizId);
          report.expect(now !== undefined && isSame(now, content), `${when}: a game is changed`);
        }
      };
      await expectAll(server.origin, 'while full');
      client.close();
      await server.kill();
      const after = await startServer({ env: { DATA_DIR: dataDir } });
      await expectAll(after.origin, 'after a restart');
      for (const problem of await inconsistencies({ databaseUrl: null, dataDir }))
        report.lost(problem);
      expectIntact(report, dataDir, 'after a restart');
      await after.kill();
      report.tried(`edits of ${GAMES} games with 200 entries on a disk of ${DISK_MB} MB: ${said}`);
    } finally {
      disk.remove();
    }
  },
};
