import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { contractChecker } from './helpers/contract-check.ts';
import { hostileRequest } from './helpers/hostile.ts';
import { eachEngine } from './support/stores.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);
const AT_ONCE = 8;

eachEngine(`${REQUESTS} malformed requests (seed ${SEED})`, (database) => {
  const api = useApi(database);

  it('are answered as the contract says: no 5xx, no crash, nothing polluted', async () => {
    const requests = fc.sample(hostileRequest, { numRuns: REQUESTS, seed: SEED });
    const faultOf = contractChecker(api().app);
    const faults: unknown[] = [];
    const statuses = new Map<number, number>();

    async function worker(): Promise<void> {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const { path: documented, ...sent } = request;
        const response = await api().app.inject(sent);
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        const fault = faultOf(request.method, documented, response);
        if (fault !== null) faults.push({ fault, request, body: response.body.slice(0, 300) });
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker));

    expect(faults.slice(0, 3)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
    // The requests would prove little if they all failed, or all passed, for one reason.
    for (const status of [200, 201, 400, 401, 403, 404, 415]) {
      expect(statuses.get(status), `status ${status}`).toBeGreaterThan(10);
    }
    expect((await api().get('/readyz')).statusCode).toBe(200);
  }, 180_000);
});
