import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A server of version 0.1 that goes on working: what it sends to the database when games are created, searched and listed. */
export function startOldLoad(databaseUrl: string) {
  let isStopped = false;
  let longestMs = 0;
  let calls = 0;

  async function work(call: (client: pg.Client, nth: number) => Promise<unknown>): Promise<void> {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    for (let nth = 0; !isStopped; nth++) {
      const startedAt = performance.now();
      await call(client, nth);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      calls += 1;
    }
    await client.end();
  }

  async function create(client: pg.Client, nth: number): Promise<void> {
    const title = `Made meanwhile ${nth}`;
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
       VALUES ($1, $2, $3, 'Guest', 'guest', 1, 1, 0) RETURNING id`,
      [randomUUID(), title, title.toLowerCase()],
    );
    await client.query(
      "INSERT INTO puzzles (game_id, position, category, searched_word) VALUES ($1, 0, 'Word', 'Spin')",
      [rows[0]?.id],
    );
    await client.query(
      'INSERT INTO suggestions (title, plays, game_id) VALUES ($1, 0, $2) ON CONFLICT (title) DO NOTHING',
      [title, rows[0]?.id],
    );
    await client.query('COMMIT');
  }

  const search = (client: pg.Client) =>
    client.query(
      `SELECT id FROM games WHERE is_public = 1 AND title_key >= 'quiz' AND title_key < 'quiz~'
       ORDER BY title_key LIMIT 50`,
    );
  const list = (client: pg.Client) =>
    client.query("SELECT title FROM games WHERE owner_key = 'guest' ORDER BY id DESC LIMIT 50");

  const working = Promise.all([work(create), work(search), work(list)]);
  return {
    async stop(): Promise<{ longestMs: number; calls: number }> {
      isStopped = true;
      await working;
      return { longestMs, calls };
    },
  };
}
