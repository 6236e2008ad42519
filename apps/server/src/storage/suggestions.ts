import { LIMITS, type Suggestion } from '@wheel/contract';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import { query } from './query.ts';

/** How long another server's new games and plays may stay unseen; this one's are seen at once. */
const KEPT_MS = 1000;

export const suggestNewGame = query(
  'suggest-new-game',
  (db, game: { title: string; gameId: number }) =>
    db
      .insertInto('suggestions')
      .values({ title: game.title, plays: 0, game_id: game.gameId })
      .onConflict((conflict) =>
        conflict
          .column('title')
          .doUpdateSet((set) => ({ game_id: set.ref('excluded.game_id') }))
          .where('suggestions.plays', '=', 0)
          .whereRef('suggestions.game_id', '<', 'excluded.game_id'),
      ),
);

export const suggestPlayedGame = query(
  'suggest-played-game',
  (db, game: { title: string; plays: number; gameId: number }) =>
    db
      .insertInto('suggestions')
      .values({ title: game.title, plays: game.plays, game_id: game.gameId })
      .onConflict((conflict) =>
        conflict
          .column('title')
          .doUpdateSet((set) => ({
            plays: set.ref('excluded.plays'),
            game_id: set.ref('excluded.game_id'),
          }))
          .where(({ eb, refTuple }) =>
            eb(
              refTuple('excluded.plays', 'excluded.game_id'),
              '>',
              refTuple('suggestions.plays', 'suggestions.game_id'),
            ),
          ),
      ),
);

const topSuggestions = query('top-suggestions', (db, _: object) =>
  db
    .selectFrom('suggestions')
    .select('title as gameTitle')
    .orderBy('plays', 'desc')
    .orderBy('game_id', 'desc')
    .limit(sql.lit(LIMITS.suggestionsMax)),
);

export type SuggestionList = {
  read(): Promise<readonly Suggestion[]>;
  /** To be called once a write that may change the list is committed. */
  forget(): void;
};

/** Every visit asks for the same twelve titles, and they seldom change: one read serves many. */
export function createSuggestionList(engine: Engine): SuggestionList {
  let kept: Promise<readonly Suggestion[]> | null = null;
  let keptUntil = 0;

  return {
    read() {
      if (kept !== null && performance.now() < keptUntil) return kept;
      const fresh = engine.read(topSuggestions, {});
      kept = fresh;
      keptUntil = performance.now() + KEPT_MS;
      fresh.catch(() => {
        if (kept === fresh) kept = null;
      });
      return fresh;
    },
    forget() {
      kept = null;
    },
  };
}
