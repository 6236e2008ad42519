import {
  type Entry,
  isPrize,
  LIMITS,
  type Report,
  type ReportReason,
  type ReviewedGame,
  type Setup,
  type Verdict,
} from '@wheel/contract';
import { IS_REVIEWED, isOpenTo, VISIBILITY, visibilityAt } from './access.ts';
import { changeGame, lockGames, removeGames } from './change-game.ts';
import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { LANGUAGE } from './language.ts';
import { setupIn } from './setups.ts';
import { list, literal, sql } from './sql.ts';

/** Reported, waiting for approval, or hidden. Three look-ups in indexes, however many games there are. */
const asked = sql`
  SELECT game_id AS id FROM reports WHERE closed_at IS NULL
  UNION SELECT id FROM games WHERE pending_at IS NOT NULL AND ${VISIBILITY} = 2
  UNION SELECT id FROM games WHERE hidden_at IS NOT NULL`;

const openReports = sql`
  SELECT count(*) FROM reports WHERE game_id = games.id AND closed_at IS NULL`;

type GameRow = Pick<
  ReviewedGame,
  'quizId' | 'gameTitle' | 'username' | 'language' | 'puzzleCount'
> & {
  readonly id: number;
  readonly level: number;
  readonly hiddenAt: number | null;
  readonly pendingAt: number | null;
  readonly setup: string | null;
};

const gamesToReview = sql<GameRow>`
  SELECT games.id, quiz_id AS "quizId", title AS "gameTitle", owner AS username, ${VISIBILITY} AS level,
    ${LANGUAGE} AS language, puzzle_count AS "puzzleCount", hidden_at AS "hiddenAt", pending_at AS "pendingAt", setup
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

/** Of a setup, what is text of its host. */
const shownOf = (setup: Setup | null) =>
  setup ? { setup: { name: setup.name, prizes: setup.chips.filter(isPrize) } } : {};

/** Each with its first entries: the most reported games first, then what waits or is hidden. */
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
      WHERE game_id IN (${ids}) AND position < ${literal(LIMITS.reviewedEntries)}
      ORDER BY game_id, position`),
  );
  return games.map(({ id, level, hiddenAt, pendingAt, setup, ...game }) => ({
    ...game,
    hidden: hiddenAt !== null,
    pending: pendingAt !== null && visibilityAt(level) === 'public',
    reports: reports.get(id) ?? [],
    entries: entries.get(id) ?? [],
    ...shownOf(setupIn(setup)),
  }));
}

/** All entries of a game, in typed order; null when there is no such game for reviewers. */
export async function reviewedEntries(
  engine: Engine,
  quizId: string,
): Promise<readonly Entry[] | null> {
  const entries = await engine.read(sql<Entry>`
    SELECT category, searched_word AS "searchedWord"
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE quiz_id = ${quizId} AND ${IS_REVIEWED} ORDER BY position`);
  return entries.length === 0 ? null : entries;
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

/** Who reports a game: an account, or an alias that stands for an address. */
type Reporter = { readonly userName: string } | { readonly alias: string };
type NewReport = { readonly reason: ReportReason; readonly note: string };
/** KNOWN: the same reporter has an open report of this game, or there are enough of it. */
type ReportOutcome = 'KEPT' | 'KNOWN' | 'NO_SUCH_GAME';

async function reporterOf(tx: Run, by: Reporter): Promise<string> {
  if ('alias' in by) return `address ${by.alias}`;
  const [user] = await tx(sql<{ id: number }>`
    SELECT id FROM users WHERE name_key = ${foldName(by.userName)}`);
  return `user ${user?.id}`;
}

/** Reports of one game come one after the other, so that no more are kept than may be. */
export function reportGame(
  engine: Engine,
  quizId: string,
  by: Reporter,
  { reason, note }: NewReport,
  atMs: number,
): Promise<ReportOutcome> {
  const viewer = 'userName' in by ? by.userName : null;
  const isTheOne = sql`quiz_id = ${quizId} AND ${isOpenTo(viewer)}`;
  return engine.transaction(async (tx) => {
    const [game] = await lockGames(engine, tx, isTheOne);
    if (!game) return 'NO_SUCH_GAME';
    const reporter = await reporterOf(tx, by);
    const kept = await tx(sql<{ reporter: string; closedAt: number | null }>`
      SELECT reporter, closed_at AS "closedAt" FROM reports WHERE game_id = ${game.id}`);
    const open = kept.filter(({ closedAt }) => closedAt === null);
    if (open.length >= LIMITS.reportsMax) return 'KNOWN';
    if (open.some((report) => report.reporter === reporter)) return 'KNOWN';
    // A closed one of the same reporter makes way, and all closed ones do when there is no more room.
    const whose = kept.length < LIMITS.reportsMax ? sql`AND reporter = ${reporter}` : sql``;
    await tx(sql`
      DELETE FROM reports WHERE game_id = ${game.id} AND closed_at IS NOT NULL ${whose}`);
    await tx(sql`
      INSERT INTO reports (game_id, reporter, reason, note, created_at)
      VALUES (${game.id}, ${reporter}, ${reason}, ${note}, ${atMs})`);
    return 'KEPT';
  });
}
