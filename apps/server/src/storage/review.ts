import { type Entry, LIMITS, type Report, type ReviewedGame, type Verdict } from '@wheel/contract';
import { changeGame, lockGames, removeGames } from './change-game.ts';
import type { Engine } from './engine.ts';
import { list, literal, sql } from './sql.ts';
import { IS_REVIEWED, visibilityAt, WISH } from './who-sees.ts';

/** Reported, waiting for approval, or hidden. Three look-ups in indexes, however many games there are. */
const asked = sql`
  SELECT game_id AS id FROM reports WHERE closed_at IS NULL
  UNION SELECT id FROM games WHERE pending_at IS NOT NULL AND ${WISH} = 2
  UNION SELECT id FROM games WHERE hidden_at IS NOT NULL`;

const openReports = sql`
  SELECT count(*) FROM reports WHERE game_id = games.id AND closed_at IS NULL`;

type GameRow = {
  readonly id: number;
  readonly quizId: string;
  readonly gameTitle: string;
  readonly username: string;
  readonly level: number;
  readonly hiddenAt: number | null;
  readonly pendingAt: number | null;
};

const gamesToReview = sql<GameRow>`
  SELECT games.id, quiz_id AS "quizId", title AS "gameTitle", owner AS username, ${WISH} AS level,
    hidden_at AS "hiddenAt", pending_at AS "pendingAt"
  FROM (${asked}) AS asked INNER JOIN games ON games.id = asked.id
  WHERE ${IS_REVIEWED}
  ORDER BY CASE WHEN hidden_at IS NULL THEN 0 ELSE 1 END, (${openReports}) DESC, games.id
  LIMIT ${literal(LIMITS.reviewedMax)}`;

function byGame<Row extends { readonly gameId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const games = new Map<number, Row[]>();
  for (const row of rows) {
    const known = games.get(row.gameId);
    if (known) known.push(row);
    else games.set(row.gameId, [row]);
  }
  return games;
}

export async function reviewList(engine: Engine): Promise<readonly ReviewedGame[]> {
  const games = await engine.read(gamesToReview);
  if (games.length === 0) return [];
  const ids = list(games.map(({ id }) => id));
  const reports = byGame(
    await engine.read(sql<Report & { gameId: number }>`
      SELECT game_id AS "gameId", reason, note, created_at AS "createdAt" FROM reports
      WHERE closed_at IS NULL AND game_id IN (${ids}) ORDER BY created_at`),
  );
  const entries = byGame(
    await engine.read(sql<Entry & { gameId: number }>`
      SELECT game_id AS "gameId", category, searched_word AS "searchedWord" FROM puzzles
      WHERE game_id IN (${ids}) ORDER BY game_id, position`),
  );
  return games.map(({ id, level, hiddenAt, pendingAt, ...game }) => ({
    ...game,
    hidden: hiddenAt !== null,
    pending: pendingAt !== null && visibilityAt(level) === 'public',
    reports: reports.get(id) ?? [],
    entries: entries.get(id) ?? [],
  }));
}

/** False when there is no such game for reviewers. */
export function judge(
  engine: Engine,
  quizId: string,
  verdict: Verdict,
  atMs: number,
): Promise<boolean> {
  return engine.transaction(async (tx) => {
    const [game] = await lockGames(engine, tx, sql`quiz_id = ${quizId} AND ${IS_REVIEWED}`);
    if (!game) return false;
    if (verdict === 'remove') {
      await removeGames(engine, tx, [game]);
      return true;
    }
    const isKept = verdict === 'keep';
    await changeGame(
      engine,
      tx,
      game,
      isKept ? { hiddenAt: null, pendingAt: null } : { hiddenAt: atMs },
    );
    await tx(sql`
      UPDATE reports SET closed_at = ${atMs} WHERE game_id = ${game.id} AND closed_at IS NULL`);
    return true;
  });
}

const RELEASED_AT_ONCE = 50;

/** Lists what waits for approval, for a server on which nothing has to wait any more. */
export async function releaseWaiting(engine: Engine): Promise<void> {
  const waiting = sql`
    games.id IN (
      SELECT id FROM games WHERE pending_at IS NOT NULL LIMIT ${literal(RELEASED_AT_ONCE)})`;
  let games: number;
  do {
    games = await engine.transaction(async (tx) => {
      const locked = await lockGames(engine, tx, waiting);
      for (const game of locked) await changeGame(engine, tx, game, { pendingAt: null });
      return locked.length;
    });
  } while (games > 0);
}
