import { foldName, titleKeyOf } from '../../apps/server/src/storage/fold.ts';
import { searchGames } from '../../apps/server/src/storage/search.ts';
import { connectSqlite } from '../../apps/server/src/storage/sqlite/connect.ts';
import { openSqliteEngine } from '../../apps/server/src/storage/sqlite/sqlite-engine.ts';
import { mergeSome, tokensOf } from '../../apps/server/src/storage/sqlite/title-index.ts';
import { differentTitles, type Floor, type FloorEntry } from './floor.ts';
import { playCounter } from './floor-plays.ts';

/** Prepared statements on the same file with the same settings; the search is our own engine's. */
export async function openSqliteFloor(dataDir: string): Promise<Floor> {
  const connection = connectSqlite(dataDir, { timeout: 2000 });
  const engine = await openSqliteEngine(dataDir);
  // Also keeps the connection: its statements alone would not.
  process.once('exit', () => connection.close());
  const begin = connection.prepare('BEGIN');
  const commit = connection.prepare('COMMIT');
  const quiz = connection.prepare(
    `SELECT puzzles.id, games.title AS gametitle, puzzles.category, puzzles.searched_word AS searchedWord
     FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
     WHERE games.quiz_id = ? AND games.is_public = 1 ORDER BY puzzles.position DESC`,
  );
  const bestGames = connection.prepare(
    'SELECT title FROM games WHERE is_public = 1 ORDER BY plays DESC, id DESC LIMIT 200',
  );
  const insertGame = connection.prepare(
    `INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
     VALUES (?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT (quiz_id) DO NOTHING`,
  );
  const insertPuzzle = connection.prepare(
    'INSERT INTO puzzles (game_id, position, category, searched_word) VALUES (?, ?, ?, ?)',
  );
  const addGrams = connection.prepare('INSERT INTO title_grams (rowid, grams) VALUES (?, ?)');
  const merge = connection.prepare(mergeSome.text(() => '?'));
  const addPlays = connection.prepare('UPDATE games SET plays = plays + ? WHERE quiz_id = ?');
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
    suggestions: () => differentTitles(bestGames.all() as { title: string }[]),
    search: (text) => searchGames(engine, text),
    create(entries: readonly FloorEntry[]) {
      const [first] = entries;
      if (!first) return;
      const { gameTitle: title, quizId, username: owner } = first;
      const titleKey = titleKeyOf(title);
      begin.run();
      const { lastInsertRowid: id } = insertGame.run(
        quizId,
        title,
        titleKey,
        owner,
        foldName(owner),
        entries.length,
        Date.now(),
      );
      for (const [position, { category, searchedWord }] of entries.entries()) {
        insertPuzzle.run(id, position, category, searchedWord);
      }
      addGrams.run(id, tokensOf(titleKey));
      merge.run();
      commit.run();
    },
  };
}
