import { gather } from '../testing/rooms/audience.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { startPostgres } from '../testing/system/postgres.ts';
import type { Fault } from './support/fault.ts';
import { startServer } from './support/server.ts';
import { startPooler } from './support/silent-pooler.ts';

const SAID = 'rooms work on one server only';

/** Seen to fail on a pooler that passes notifications on: then the server has nothing to say. */
export const silentPooler: Fault = {
  title: 'a pooler before PostgreSQL that passes no notifications on',
  needs: 'server',
  isQuickToo: true,
  plant: 'the pooler is none',

  async run({ options, report }) {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    const pooler = await startPooler(postgres.port, !options.isPlanted);
    const through = url.replace(`:${postgres.port}/`, `:${pooler.port}/`);
    const dataDir = scratchFolder('faults-pooler');
    const alone = await startServer({ env: { DATABASE_URL: through, DATA_DIR: dataDir } });
    report.expect(
      alone.output().includes(SAID),
      'the server did not say that its rooms are its own',
    );
    report.expect(alone.output().split(SAID).length <= 2, 'it said so more than once');
    const audience = await gather(() => [alone.origin]);
    audience.act();
    const tookMs = await audience.current(15_000);
    report.expect(tookMs !== Number.POSITIVE_INFINITY, 'a room on that server does not work');
    audience.leave();

    const past = await startServer({
      env: { DATABASE_URL: through, ROOMS_DATABASE_URL: url, DATA_DIR: dataDir },
    });
    report.expect(
      !past.output().includes(SAID),
      'ROOMS_DATABASE_URL does not lead past the pooler',
    );
    report.tried('a server behind a silent pooler, without and with ROOMS_DATABASE_URL');
    await Promise.all([alone.kill(), past.kill()]);
    pooler.close();
    await postgres.stop();
    removeFolder(dataDir);
  },
};
