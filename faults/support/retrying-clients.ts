import { setTimeout as pause } from 'node:timers/promises';
import { type Client, CutAnswer, createClient } from './client.ts';
import { keptOf, makeGame, postGame, type SentGame } from './games.ts';

export type Outcome = {
  readonly sent: readonly SentGame[];
  readonly done: readonly SentGame[];
  /** From the first try to the last answer. */
  readonly slowestMs: number;
  /** Answers that broke off in the middle. */
  readonly cut: number;
  readonly surprises: readonly string[];
};

const RETRY_MS = 40;

/**
 * Clients that send a game until it is in. The quizId makes this safe: a 409 on a second try means that the first
 * one went through, which is looked at before it is believed.
 */
export function startRetryingClients(origin: string, count: number) {
  const sent: SentGame[] = [];
  const done: SentGame[] = [];
  const surprises: string[] = [];
  let slowestMs = 0;
  let cut = 0;
  let isStopped = false;

  /** Whether this try settled the matter. */
  async function attempt(client: Client, game: SentGame, tries: number): Promise<boolean> {
    const { status, body } = await postGame(client, game);
    if (status === 201) return true;
    if (status === 409 && tries > 1) {
      const kept = await keptOf(client, game);
      if (kept !== 'whole') surprises.push(`a retried game is ${kept} although it answers 409`);
      return true;
    }
    if (status !== 503) surprises.push(`${status} ${body.slice(0, 200)}`);
    return status !== 503;
  }

  async function send(client: Client, game: SentGame): Promise<void> {
    const startedAt = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        if (await attempt(client, game, tries)) break;
      } catch (error) {
        if (error instanceof CutAnswer) cut += 1;
      }
      await pause(RETRY_MS);
    }
    done.push(game);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }

  async function work(): Promise<void> {
    const client = createClient(origin);
    while (!isStopped) {
      const game = makeGame();
      sent.push(game);
      await send(client, game);
      await pause(5);
    }
    client.close();
  }

  const all = Promise.all(Array.from({ length: count }, work));
  return {
    async stop(): Promise<Outcome> {
      isStopped = true;
      await all;
      return { sent, done, slowestMs, cut, surprises };
    },
  };
}
