import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { complaintAbout } from './support/fuzz-check.ts';
import { type OddRequest, oddRequests } from './support/fuzz-requests.ts';
import { createInjector } from './support/injected-app.ts';
import { createRawCaller } from './support/raw-caller.ts';
import { startServer } from './support/server.ts';

const SHARE_OVER_SOCKETS = 0.4;

/** Seen to fail on `planted/raw-search.mjs`, which takes a search text for the database's query language. */
export const malformedRequests: Fault = {
  title: 'malformed requests made from the schemas, over sockets and into the app',
  needs: 'server',
  plant: 'a search text is taken for query language',

  async run({ options, report, say }) {
    const total = roundsOf(options, 10_000, 1000);
    const dataDir = scratchFolder('faults-fuzz');
    const planted = options.isPlanted ? 'raw-search.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, planted });
    const overSocket = createRawCaller(server.port);
    const injector = await createInjector();
    const statuses = new Map<number, number>();
    let shed = 0;

    async function tryOne(request: OddRequest, send: typeof overSocket): Promise<void> {
      let answer = await send(request);
      for (let tries = 0; answer.status === 503 && tries < 100; tries++) {
        shed += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        answer = await send(request);
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const complaint = complaintAbout(request, answer);
      if (complaint !== null) {
        report.lost(`${complaint} for ${JSON.stringify(request).slice(0, 300)}`);
      }
    }

    const before = Reflect.ownKeys(Object.prototype).length;
    let nth = 0;
    for (const request of oddRequests(options.seed, total)) {
      nth += 1;
      const isInjected = nth > total * SHARE_OVER_SOCKETS;
      await tryOne(request, isInjected ? injector.send : overSocket);
      if (nth % 2500 === 0) say(`${nth} of ${total} requests`);
      if (server.hasEnded) {
        report.lost(`the server ended after request ${nth}:\n${server.output().slice(-1000)}`);
        break;
      }
    }
    report.expect(
      Reflect.ownKeys(Object.prototype).length === before,
      'Object.prototype was changed',
    );
    report.tried(
      `${nth} requests, ${Math.round(SHARE_OVER_SOCKETS * 100)} % of them over real sockets`,
    );
    const shown = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`);
    report.measured(`answers: ${shown.join(', ')}; ${shed} times told to come back later`);
    await injector.close();
    await server.kill();
    removeFolder(dataDir);
  },
};
