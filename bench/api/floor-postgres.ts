import { GUEST } from '@wheel/contract';
import { foldName, titleKeyOf } from '../../apps/server/src/storage/fold.ts';
import { connectPostgres } from '../../apps/server/src/storage/postgres/connect.ts';
import { openPostgresEngine } from '../../apps/server/src/storage/postgres/postgres-engine.ts';
import { searchGames } from '../../apps/server/src/storage/search.ts';
import { differentTitles, type Floor } from './floor.ts';
import { playCounter } from './floor-plays.ts';

const quiz = {
  name: 'quiz',
  text: `SELECT puzzles.id, games.title AS gametitle, puzzles.category, puzzles.searched_word AS "searchedWord"
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE games.quiz_id = $1 AND games.is_public = 1 ORDER BY puzzles.position DESC`,
};
const bestGames = {
  name: 'best-games',
  text: 'SELECT title FROM games WHERE is_public = 1 ORDER BY plays DESC, id DESC LIMIT 200',
};
const insertGame = {
  name: 'insert-game',
  text: `INSERT INTO games
      (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
    VALUES ($1, $2, $3, $4, $5, 1, $6, $7) ON CONFLICT (quiz_id) DO NOTHING RETURNING id`,
};
const insertPuzzles = {
  name: 'insert-puzzles',
  text: `INSERT INTO puzzles (game_id, position, category, searched_word)
    SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[])`,
};
const addPlays = {
  name: 'add-plays',
  text: 'UPDATE games SET plays = plays + $1 WHERE quiz_id = $2',
};

type Row = Readonly<Record<string, unknown>>;
type Statement = { readonly name: string; readonly text: string };
type Ask = (statement: Statement, values: unknown[]) => Promise<readonly Row[]>;

/** Named statements on a pool like ours; the search is our own engine's. */
export async function openPostgresFloor(databaseUrl: string): Promise<Floor> {
  const pool = connectPostgres(databaseUrl, console.error);
  const engine = await openPostgresEngine(databaseUrl, console.error);

  async function transact(work: (ask: Ask) => Promise<void>): Promise<void> {
    const client = await pool.connect();
    const ask: Ask = async (statement, values) =>
      (await client.query<Row>({ ...statement, values })).rows;
    await client.query('BEGIN');
    await work(ask);
    await client.query('COMMIT');
    client.release();
  }

  const countPlay = playCounter((plays) =>
    transact(async (ask) => {
      for (const [quizId, count] of [...plays].sort()) {
        await ask(addPlays, [count, quizId]);
      }
    }),
  );

  return {
    async quiz(quizId) {
      countPlay(quizId);
      return (await pool.query({ ...quiz, values: [quizId] })).rows;
    },
    suggestions: async () => differentTitles((await pool.query(bestGames)).rows),
    search: (text) => searchGames(engine, text),
    create: (entries) =>
      transact(async (ask) => {
        const { gameTitle = '', quizId = '', username = GUEST } = entries[0] ?? {};
        const owner = [username, foldName(username)];
        const game = [
          quizId,
          gameTitle,
          titleKeyOf(gameTitle),
          ...owner,
          entries.length,
          Date.now(),
        ];
        const [made] = await ask(insertGame, game);
        await ask(insertPuzzles, [
          made?.id,
          [...entries.keys()],
          entries.map(({ category }) => category),
          entries.map(({ searchedWord }) => searchedWord),
        ]);
      }),
  };
}
