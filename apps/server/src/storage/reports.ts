import { LIMITS } from '@wheel/contract';
import { lockGames } from './change-game.ts';
import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { sql } from './sql.ts';
import type { NewReport, Reporter, ReportOutcome } from './store.ts';
import { isOpenTo } from './who-sees.ts';

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
