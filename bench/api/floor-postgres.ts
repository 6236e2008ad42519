import { GUEST } from '@wheel/contract';
import { foldName, foldTitle } from '../../apps/server/src/storage/fold.ts';
import { connectPostgres } from '../../apps/server/src/storage/postgres/connect.ts';
import { openPostgresEngine } from '../../apps/server/src/storage/postgres/postgres-engine.ts';
import { type Floor, foundGames } from './floor.ts';
import { playCounter } from './floor-plays.ts';

const quiz = {
  name: 'quiz',
  text: `SELECT puzzles.id, games.title AS gametitle, puzzles.category, puzzles.searched_word AS "searchedWord"
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE games.quiz_id = $1 AND games.is_public = 1 ORDER BY puzzles.position DESC`,
};
const suggestions = {
  name: 'suggestions',
  text: 'SELECT title AS "gameTitle" FROM suggestions ORDER BY plays DESC, game_id DESC LIMIT 12',
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
const suggestNew = {
  name: 'suggest-new',
  text: `INSERT INTO suggestions (title, plays, game_id) VALUES ($1, 0, $2)
    ON CONFLICT (title) DO UPDATE SET game_id = excluded.game_id
    WHERE suggestions.plays = 0 AND suggestions.game_id < excluded.game_id`,
};
const addPlays = {
  name: 'add-plays',
  text: 'UPDATE games SET plays = plays + $1 WHERE quiz_id = $2 RETURNING id, title, plays',
};
const suggestPlayed = {
  name: 'suggest-played',
  text: `INSERT INTO suggestions (title, plays, game_id) VALUES ($1, $2, $3)
    ON CONFLICT (title) DO UPDATE SET plays = excluded.plays, game_id = excluded.game_id
    WHERE (excluded.plays, excluded.game_id) > (suggestions.plays, suggestions.game_id)`,
};

type Row = Readonly<Record<string, unknown>>;
type Statement = { readonly name: string; readonly text: string };
type Ask = (statement: Statement, values: unknown[]) => Promise<readonly Row[]>;

/** Named statements on a pool like ours; the search is our own engine's. */
export async function openPostgresFloor(databaseUrl: string): Promise<Floor> {
  const pool = connectPostgres(databaseUrl, console.error);
  const { search } = await openPostgresEngine(databaseUrl, console.error);

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
        for (const { title, plays, id } of await ask(addPlays, [count, quizId])) {
          await ask(suggestPlayed, [title, plays, id]);
        }
      }
    }),
  );

  return {
    async quiz(quizId) {
      countPlay(quizId);
      return (await pool.query({ ...quiz, values: [quizId] })).rows;
    },
    suggestions: async () => (await pool.query({ ...suggestions, values: [] })).rows,
    search: async (text) => foundGames(await search(foldTitle(text))),
    create: (entries) =>
      transact(async (ask) => {
        const { gameTitle = '', quizId = '', username = GUEST } = entries[0] ?? {};
        const owner = [username, foldName(username)];
        const game = [
          quizId,
          gameTitle,
          foldTitle(gameTitle),
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
        await ask(suggestNew, [gameTitle, made?.id]);
      }),
  };
}
