import { Connection } from './connection.ts';
import { createRequest } from './requests.ts';

export type Plan = {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** Whole requests, asked in turn; `create` makes a new game for each. */
  readonly requests: readonly string[] | 'create';
  /** Pause of each connection after an answer; 0 asks again at once. */
  readonly pauseMs: number;
};

export type Load = {
  readonly answers: number;
  /** Answers that were neither 200 nor 201. */
  readonly refused: number;
  readonly seconds: number;
  /** Of every answer, in microseconds. */
  readonly latenciesUs: readonly number[];
};

/** Keeps every connection asking until the time is up. */
export async function runLoad(plan: Plan): Promise<Load> {
  const latenciesUs: number[] = [];
  let refused = 0;
  let next = 0;
  const nextRequest = () => {
    if (plan.requests === 'create') return createRequest();
    next += 1;
    return plan.requests[next % plan.requests.length] ?? '';
  };

  const startedAt = performance.now();
  const endsAt = startedAt + plan.durationMs;
  async function keepAsking() {
    const connection = await Connection.open(plan.port);
    while (performance.now() < endsAt) {
      const request = nextRequest();
      const askedAt = performance.now();
      const { status } = await connection.ask(request);
      latenciesUs.push((performance.now() - askedAt) * 1000);
      if (status !== 200 && status !== 201) refused += 1;
      if (plan.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, plan.pauseMs));
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: plan.connections }, keepAsking));
  const seconds = (performance.now() - startedAt) / 1000;
  return { answers: latenciesUs.length, refused, seconds, latenciesUs };
}
