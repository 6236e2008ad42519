import { foldName, foldTitle } from '../../apps/server/src/storage/fold.ts';
import { connectSqlite } from '../../apps/server/src/storage/sqlite/connect.ts';
import { createGramWriter } from '../../apps/server/src/storage/sqlite/gram-index.ts';
import { openSqliteEngine } from '../../apps/server/src/storage/sqlite/sqlite-engine.ts';
import { type Floor, type FloorEntry, foundGames } from './floor.ts';
import { playCounter } from './floor-plays.ts';

type Played = { readonly id: number; readonly title: string; readonly plays: number };

/** Prepared statements on the same file with the same settings; the search is our own engine's. */
export async function openSqliteFloor(dataDir: string): Promise<Floor> {
  const connection = connectSqlite(dataDir, { timeout: 2000 });
  const { search } = await openSqliteEngine(dataDir);
  const begin = connection.prepare('BEGIN');
  const commit = connection.prepare('COMMIT');
  const quiz = connection.prepare(
    `SELECT puzzles.id, games.title AS gametitle, puzzles.category, puzzles.searched_word AS searchedWord
     FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
     WHERE games.quiz_id = ? AND games.is_public = 1 ORDER BY puzzles.position DESC`,
  );
  const suggestions = connection.prepare(
    'SELECT title AS gameTitle FROM suggestions ORDER BY plays DESC, game_id DESC LIMIT 12',
  );
  const insertGame = connection.prepare(
    `INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
     VALUES (?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT (quiz_id) DO NOTHING`,
  );
  const insertPuzzle = connection.prepare(
    'INSERT INTO puzzles (game_id, position, category, searched_word) VALUES (?, ?, ?, ?)',
  );
  const writeGrams = createGramWriter(connection);
  const suggest = connection.prepare(
    `INSERT INTO suggestions (title, plays, game_id) VALUES (?, 0, ?)
     ON CONFLICT (title) DO UPDATE SET game_id = excluded.game_id
     WHERE suggestions.plays = 0 AND suggestions.game_id < excluded.game_id`,
  );
  const addPlays = connection.prepare(
    'UPDATE games SET plays = plays + ? WHERE quiz_id = ? RETURNING id, title, plays',
  );
  const suggestPlayed = connection.prepare(
    `INSERT INTO suggestions (title, plays, game_id) VALUES (?, ?, ?)
     ON CONFLICT (title) DO UPDATE SET plays = excluded.plays, game_id = excluded.game_id
     WHERE (excluded.plays, excluded.game_id) > (suggestions.plays, suggestions.game_id)`,
  );
  const writePlays = (plays: ReadonlyMap<string, number>) => {
    begin.run();
    for (const [quizId, count] of plays) {
      for (const game of addPlays.all(count, quizId) as Played[]) {
        suggestPlayed.run(game.title, game.plays, game.id);
      }
    }
    commit.run();
  };
  const countPlay = playCounter(writePlays);

  return {
    quiz(quizId) {
      countPlay(quizId);
      return quiz.all(quizId);
    },
    suggestions: () => suggestions.all(),
    search: async (text) => foundGames(await search(foldTitle(text))),
    create(entries: readonly FloorEntry[]) {
      const [first] = entries;
      if (!first) return;
      const { gameTitle: title, quizId, username: owner } = first;
      const titleKey = foldTitle(title);
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
      writeGrams(id, titleKey);
      suggest.run(title, id);
      commit.run();
    },
  };
}
