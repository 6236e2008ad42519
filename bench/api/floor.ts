import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { GUEST, LIMITS, type Suggestion } from '@wheel/contract';
import { foldName, titleKeyOf } from '../../apps/server/src/storage/fold.ts';
import { connectPostgres } from '../../apps/server/src/storage/postgres/connect.ts';
import { openPostgresEngine } from '../../apps/server/src/storage/postgres/postgres-engine.ts';
import { searchGames } from '../../apps/server/src/storage/search.ts';
import { connectSqlite } from '../../apps/server/src/storage/sqlite/connect.ts';
import { openSqliteEngine } from '../../apps/server/src/storage/sqlite/sqlite-engine.ts';
import { mergeSome, tokensOf } from '../../apps/server/src/storage/sqlite/title-index.ts';

/** The same four jobs as our API, with nothing between the database and the answer. */
interface Floor {
  quiz(quizId: string): MaybeSoon<unknown>;
  search(text: string): MaybeSoon<unknown>;
  /** Titles in the language first; the made-up games are English, like most. */
  suggestions(language: string): MaybeSoon<unknown>;
  create(entries: readonly FloorEntry[]): MaybeSoon<void>;
}

type MaybeSoon<T> = T | Promise<T>;

type FloorEntry = {
  readonly gameTitle: string;
  readonly category: string;
  readonly searchedWord: string;
  readonly username: string;
  readonly quizId: string;
};

/** The first twelve titles, each once. The made-up games have them among the first two hundred. */
const differentTitles = (games: readonly { readonly title: string }[]): Suggestion[] =>
  [...new Set(games.map(({ title }) => title))]
    .slice(0, LIMITS.suggestionsMax)
    .map((gameTitle) => ({ gameTitle }));

/** Counts in memory and writes every five seconds, as our server does. */
function playCounter(
  write: (plays: ReadonlyMap<string, number>) => unknown,
): (quizId: string) => void {
  let waiting = new Map<string, number>();
  let isWriting = false;
  setInterval(async () => {
    if (isWriting || waiting.size === 0) return;
    const plays = waiting;
    waiting = new Map();
    isWriting = true;
    await write(plays);
    isWriting = false;
  }, 5000);
  return (quizId) => waiting.set(quizId, (waiting.get(quizId) ?? 0) + 1);
}

const STATEMENTS = {
  quiz: `SELECT puzzles.id, games.title AS gametitle, puzzles.category, puzzles.searched_word AS "searchedWord",
      COALESCE(games.language, 'en') AS language
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE games.quiz_id = $1 AND games.is_public = 1 ORDER BY puzzles.position DESC`,
  bestGames: 'SELECT title FROM games WHERE is_public = 1 ORDER BY plays DESC, id DESC LIMIT 200',
  bestIn: `SELECT title FROM games WHERE is_public = 1 AND language = $1
    ORDER BY plays DESC, id DESC LIMIT 200`,
  insertGame: `INSERT INTO games
      (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
    VALUES ($1, $2, $3, $4, $5, 1, $6, $7) ON CONFLICT (quiz_id) DO NOTHING RETURNING id`,
  insertPuzzles: `INSERT INTO puzzles (game_id, position, category, searched_word)
    SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[])`,
  addPlays: 'UPDATE games SET plays = plays + $1 WHERE quiz_id = $2',
};
type Statement = keyof typeof STATEMENTS;

const valuesOf = (entries: readonly FloorEntry[]) => {
  const { gameTitle = '', quizId = '', username = GUEST } = entries[0] ?? {};
  const names = [quizId, gameTitle, titleKeyOf(gameTitle), username, foldName(username)];
  return [...names, entries.length, Date.now()];
};

/** Named statements on a pool like ours; the search is our own engine's. */
async function openPostgresFloor(databaseUrl: string): Promise<Floor> {
  const pool = connectPostgres(databaseUrl, console.error);
  const engine = await openPostgresEngine(databaseUrl, console.error);
  type Client = Pick<typeof pool, 'query'>;
  const ask = async (client: Client, name: Statement, values: readonly unknown[] = []) =>
    (await client.query({ name, text: STATEMENTS[name], values: [...values] })).rows;

  async function transact(work: (client: Client) => Promise<void>): Promise<void> {
    const client = await pool.connect();
    await client.query('BEGIN');
    await work(client as Client);
    await client.query('COMMIT');
    client.release();
  }

  const countPlay = playCounter((plays) =>
    transact(async (client) => {
      for (const [quizId, count] of [...plays].sort())
        await ask(client, 'addPlays', [count, quizId]);
    }),
  );

  return {
    quiz(quizId) {
      countPlay(quizId);
      return ask(pool, 'quiz', [quizId]);
    },
    suggestions: async (language) =>
      differentTitles([
        ...(language ? await ask(pool, 'bestIn', [language]) : []),
        ...(await ask(pool, 'bestGames')),
      ]),
    search: (text) => searchGames(engine, text),
    create: (entries) =>
      transact(async (client) => {
        const [made] = await ask(client, 'insertGame', valuesOf(entries));
        await ask(client, 'insertPuzzles', [
          made?.id,
          [...entries.keys()],
          entries.map(({ category }) => category),
          entries.map(({ searchedWord }) => searchedWord),
        ]);
      }),
  };
}

/** Prepared statements on the same file with the same settings; the search is our own engine's. */
async function openSqliteFloor(dataDir: string): Promise<Floor> {
  const connection = connectSqlite(dataDir, { timeout: 2000 });
  const engine = await openSqliteEngine(dataDir);
  // Also keeps the connection: its statements alone would not.
  process.once('exit', () => connection.close());
  const begin = connection.prepare('BEGIN');
  const commit = connection.prepare('COMMIT');
  const prepared = (name: Statement) => connection.prepare(STATEMENTS[name].replace(/\$\d/g, '?'));
  const quiz = prepared('quiz');
  const bestGames = prepared('bestGames');
  const bestIn = prepared('bestIn');
  const insertGame = prepared('insertGame');
  const addPlays = prepared('addPlays');
  const insertPuzzle = connection.prepare(
    'INSERT INTO puzzles (game_id, position, category, searched_word) VALUES (?, ?, ?, ?)',
  );
  const addGrams = connection.prepare('INSERT INTO title_grams (rowid, grams) VALUES (?, ?)');
  const merge = connection.prepare(mergeSome.text(() => '?'));
  const writePlays = (plays: ReadonlyMap<string, number>) => {
    begin.run();
    for (const [quizId, count] of plays) addPlays.run(count, quizId);
    commit.run();
  };
  const countPlay = playCounter(writePlays);

  return {
    quiz(quizId) {
      countPlay(quizId);
      return quiz.all(quizId);
    },
    suggestions: (language) =>
      differentTitles([
        ...((language ? bestIn.all(language) : []) as { title: string }[]),
        ...(bestGames.all() as { title: string }[]),
      ]),
    search: (text) => searchGames(engine, text),
    create(entries: readonly FloorEntry[]) {
      begin.run();
      const { id } = insertGame.get(...valuesOf(entries)) as { id: number };
      for (const [position, { category, searchedWord }] of entries.entries()) {
        insertPuzzle.run(id, position, category, searchedWord);
      }
      addGrams.run(id, tokensOf(titleKeyOf(entries[0]?.gameTitle ?? '')));
      merge.run();
      commit.run();
    },
  };
}

/**
 * The floor: raw node:http over the database, without framework, validation, accounts, limits or logs. How near we come
 * to it is the price of all those.
 */
async function handle(floor: Floor, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '';
  const answer = (status: number, value: unknown) => {
    const body = JSON.stringify(value);
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  if (request.method === 'POST') {
    const entries: readonly FloorEntry[] = JSON.parse(await text(request));
    await floor.create(entries);
    return answer(201, { quizId: entries[0]?.quizId });
  }
  const [, quizId] = path.split('/api/quiz/');
  if (quizId !== undefined) return answer(200, await floor.quiz(quizId));
  const [, query] = path.split('/api/search?query=');
  if (query !== undefined) return answer(200, await floor.search(decodeURIComponent(query)));
  return answer(200, await floor.suggestions(path.split('?language=')[1] ?? ''));
}

const { PORT = '', DATA_DIR = '', DATABASE_URL } = process.env;
const floor = await (DATABASE_URL ? openPostgresFloor(DATABASE_URL) : openSqliteFloor(DATA_DIR));

createServer((request, response) => {
  handle(floor, request, response).catch(() => response.writeHead(500).end());
}).listen(Number(PORT), '127.0.0.1');
