import { DEFAULT_LANGUAGE } from '@wheel/alphabet';
import { type Language, LIMITS, type Suggestion } from '@wheel/contract';
import { IS_FOUND } from './access.ts';
import type { Engine } from './engine.ts';
import { list, literal, type Sql, sql } from './sql.ts';

/** How long what another process writes to the same file may stay unseen; what this one writes is seen at once. */
const KEPT_MS = 1000;
const GAMES_READ = 200;
/** English has no index of its own: the most played games are looked at for it, few at first and then the rest of 2,000. */
const ENGLISH_READS = [GAMES_READ, 2000 - GAMES_READ] as const;

type Game = { readonly title: string };

/** The most played games first, then the newest, without those of titles that are known already. */
const bestGames = (known: ReadonlySet<string>, condition = sql``) => sql<Game>`
  SELECT title FROM games
  WHERE ${IS_FOUND} ${condition}
    ${known.size === 0 ? sql`` : sql`AND title NOT IN (${list([...known])})`}
  ORDER BY plays DESC, id DESC LIMIT ${literal(GAMES_READ)}`;

/** Many games may share a title, so it reads on until it has enough different ones, or all there are. */
async function addTitles(engine: Engine, titles: Set<string>, condition?: Sql): Promise<void> {
  let games: readonly Game[];
  do {
    games = await engine.read(bestGames(titles, condition));
    for (const { title } of games) titles.add(title);
  } while (games.length === GAMES_READ && titles.size < LIMITS.suggestionsMax);
}

type RankedGame = Game & {
  readonly language: string | null;
  readonly plays: number;
  readonly id: number;
};

/** The best games behind that one, in any language. */
const gamesBehind = (last: RankedGame | undefined, count: number) => sql<RankedGame>`
  SELECT title, language, plays, id FROM games
  WHERE ${IS_FOUND} ${last ? sql`AND (plays, id) < (${last.plays}, ${last.id})` : sql``}
  ORDER BY plays DESC, id DESC LIMIT ${literal(count)}`;

/** English titles among the most played games, which mostly are English. */
async function addEnglishTitles(engine: Engine, titles: Set<string>): Promise<void> {
  let last: RankedGame | undefined;
  for (const count of ENGLISH_READS) {
    const games = await engine.read(gamesBehind(last, count));
    for (const { title, language } of games) if (language === null) titles.add(title);
    last = games.at(-1);
    if (games.length < count || titles.size >= LIMITS.suggestionsMax) return;
  }
}

async function bestTitles(
  engine: Engine,
  language: Language | null,
): Promise<readonly Suggestion[]> {
  const titles = new Set<string>();
  if (language === DEFAULT_LANGUAGE) await addEnglishTitles(engine, titles);
  else if (language !== null) await addTitles(engine, titles, sql`AND language = ${language}`);
  if (titles.size < LIMITS.suggestionsMax) await addTitles(engine, titles);
  return [...titles].slice(0, LIMITS.suggestionsMax).map((gameTitle) => ({ gameTitle }));
}

/**
 * Every visit asks for the same twelve titles, and they seldom change: one read serves many. Where other servers write too, only
 * those who ask while another read is under way share the next one, so that no answer is older than its question.
 */
function createTitleList(engine: Engine, language: Language | null) {
  let kept: Promise<readonly Suggestion[]> | null = null;
  let keptUntil = 0;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<readonly Suggestion[]> | null = null;

  function begin() {
    const fresh = bestTitles(engine, language);
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
    forget(): void {
      kept = null;
    },
  };
}

/** One list for each language that is asked for, and one for all together. */
export function createSuggestionList(engine: Engine) {
  const lists = new Map<Language | null, ReturnType<typeof createTitleList>>();

  return {
    read(language: Language | null = null): Promise<readonly Suggestion[]> {
      const titles = lists.get(language) ?? createTitleList(engine, language);
      lists.set(language, titles);
      return titles.read();
    },
    /** To be called once a write that may change a list is committed. */
    forget(): void {
      for (const titles of lists.values()) titles.forget();
    },
  };
}
