import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { contractChecker } from './helpers/contract-check.ts';
import { gameOf } from './helpers/games.ts';
import { type HostileRequest, hostileRequest, type Known } from './helpers/hostile.ts';
import { socketTo } from './helpers/socket.ts';
import { inconsistencies } from './support/consistency.ts';
import { useFolder } from './support/folders.ts';
import { eachEngine } from './support/stores.ts';

const REQUESTS = 10_000;
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);
const OVER_SOCKETS = Math.ceil(REQUESTS / 10);
const AT_ONCE = 8;
/** How often each status has to be seen at least. */
const FEWEST = REQUESTS / 1000;
/** All of them in turn, on PostgreSQL and a machine that is busy with other tests. */
const LONGEST_MS = 600_000;

const webDir = useFolder();
mkdirSync(join(webDir, 'assets'));
for (const page of ['index.html', 'shell.html'])
  writeFileSync(join(webDir, page), '<!doctype html><html></html>');

eachEngine(`${REQUESTS} malformed requests (seed ${SEED})`, (database) => {
  const api = useApi(database, { webDir, reviewers: new Set(['judith']) });
  let known: Known;
  beforeAll(async () => {
    const token = await api().signIn('Judith');
    const game = () => api().build(gameOf(['A', 'B'], { username: 'Judith' }), token);
    known = { token, quizIds: await Promise.all(Array.from({ length: 40 }, game)) };
  });

  /** Sends them all, and gives the breaches of the contract and how often each status came. */
  async function sendAll(requests: HostileRequest[]) {
    const breachOf = contractChecker(api().app);
    const breaches: unknown[] = [];
    const statuses = new Map<number, number>();

    async function worker(): Promise<void> {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const { path: documented, ...sent } = request;
        const response = await api().app.inject(sent);
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        const breach = breachOf(request.method, documented, response);
        if (breach !== null) breaches.push({ breach, request, body: response.body.slice(0, 300) });
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { breaches, statuses };
  }

  it('are answered as the contract says: no 5xx, no crash, nothing polluted, every game whole', {
    timeout: LONGEST_MS,
  }, async () => {
    const requests = fc.sample(hostileRequest(known), { numRuns: 3 * REQUESTS, seed: SEED });
    const { breaches, statuses } = await sendAll(requests);

    expect(breaches.slice(0, 3)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
    // The requests would prove little if they all failed, or all passed, for one reason.
    for (const status of [200, 201, 202, 204, 400, 401, 403, 404, 412, 415, 428]) {
      expect(statuses.get(status), `status ${status}`).toBeGreaterThan(FEWEST);
    }
    expect(await inconsistencies(database.settings())).toEqual([]);
    expect((await api().get('/readyz')).statusCode).toBe(200);
    expect((await api().get('/api/account', { token: known.token })).statusCode).toBe(200);
  });

  it('are answered as the contract says over real connections', async () => {
    const { app } = api();
    const server = app.server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = socketTo((server.address() as AddressInfo).port);
    const breachOf = contractChecker(app);
    const breaches: unknown[] = [];
    for (const request of fc.sample(hostileRequest(known), {
      numRuns: OVER_SOCKETS,
      seed: SEED + 1,
    })) {
      // Node itself answers an expectation it does not know.
      const { expect: _, ...headers } = request.headers;
      const response = await socket.send({ ...request, headers });
      const breach = breachOf(request.method, request.path, response);
      if (breach !== null) breaches.push({ breach, request, body: response.body.slice(0, 300) });
    }
    socket.close();
    expect(breaches.slice(0, 3)).toEqual([]);
    expect((await api().get('/readyz')).statusCode).toBe(200);
  });
});
