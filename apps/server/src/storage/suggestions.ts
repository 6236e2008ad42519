import { LIMITS, type Suggestion } from '@wheel/contract';
import { IS_FOUND } from './access.ts';
import type { Engine } from './engine.ts';
import { list, literal, sql } from './sql.ts';

/** How long what another process writes to the same file may stay unseen; what this one writes is seen at once. */
const KEPT_MS = 1000;
const GAMES_READ = 200;

/** The most played games first, then the newest, without those of titles that are known already. */
const bestGames = (known: ReadonlySet<string>) => sql<{ title: string }>`
  SELECT title FROM games
  WHERE ${IS_FOUND} ${known.size === 0 ? sql`` : sql`AND title NOT IN (${list([...known])})`}
  ORDER BY plays DESC, id DESC LIMIT ${literal(GAMES_READ)}`;

/** Many games may share a title, so it reads on until it has enough different ones, or all there are. */
async function bestTitles(engine: Engine): Promise<readonly Suggestion[]> {
  const titles = new Set<string>();
  let games: readonly { title: string }[];
  do {
    games = await engine.read(bestGames(titles));
    for (const { title } of games) titles.add(title);
  } while (games.length === GAMES_READ && titles.size < LIMITS.suggestionsMax);
  return [...titles].slice(0, LIMITS.suggestionsMax).map((gameTitle) => ({ gameTitle }));
}

/**
 * Every visit asks for the same twelve titles, and they seldom change: one read serves many. Where other servers write too, only
 * those who ask while another read is under way share the next one, so that no answer is older than its question.
 */
export function createSuggestionList(engine: Engine) {
  let kept: Promise<readonly Suggestion[]> | null = null;
  let keptUntil = 0;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<readonly Suggestion[]> | null = null;

  function begin() {
    const fresh = bestTitles(engine);
    next = null;
    running = fresh.catch(() => {
      if (kept === fresh) kept = null;
    });
    kept = fresh;
    keptUntil = performance.now() + (engine.isShared ? 0 : KEPT_MS);
    return fresh;
  }

  return {
    read(): Promise<readonly Suggestion[]> {
      if (kept !== null && performance.now() < keptUntil) return kept;
      next ??= running.then(begin);
      return next;
    },
    /** To be called once a write that may change the list is committed. */
    forget(): void {
      kept = null;
    },
  };
}
