import { createClient } from './client.ts';
import { makeGame, postGame, type SentGame } from './games.ts';

type Writers = {
  /** Everything that was sent, answered or not. */
  readonly sent: readonly SentGame[];
  /** What the server promised to have kept. */
  readonly acknowledged: readonly SentGame[];
  /** Answers that were neither a promise nor a word to come back later nor a broken connection. */
  readonly surprises: readonly string[];
  /** Ends with the first promise, or when nobody writes any more. */
  started(): Promise<void>;
  stop(): Promise<void>;
};

/** Clients that build one game after the other until they are stopped or cut off. */
export function startWriters(origin: string, count: number, pauseMs = 0): Writers {
  const sent: SentGame[] = [];
  const acknowledged: SentGame[] = [];
  const surprises: string[] = [];
  let isStopped = false;
  let start = () => {};
  const begun = new Promise<void>((resolve) => {
    start = resolve;
  });

  async function write(): Promise<void> {
    const client = createClient(origin);
    while (!isStopped) {
      const game = makeGame();
      sent.push(game);
      try {
        const { status, body } = await postGame(client, game);
        if (status === 201) {
          acknowledged.push(game);
          start();
        } else if (status === 503) await new Promise((resolve) => setTimeout(resolve, 50));
        else surprises.push(`${status} ${body.slice(0, 200)}`);
      } catch {
        break;
      }
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    client.close();
  }

  const done = Promise.all(Array.from({ length: count }, write));
  done.then(start);
  return {
    sent,
    acknowledged,
    surprises,
    started: () => begun,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}
