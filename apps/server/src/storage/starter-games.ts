import { type Language, languageOf } from '@wheel/alphabet';
import de from '../../../../bank/starter/de.json' with { type: 'json' };
import en from '../../../../bank/starter/en.json' with { type: 'json' };
import es from '../../../../bank/starter/es.json' with { type: 'json' };
import fr from '../../../../bank/starter/fr.json' with { type: 'json' };
import type { Engine } from './engine.ts';
import { insertWholeGame, type NewGame } from './games.ts';
import { RESERVED_OWNER } from './name-skeleton.ts';
import { sql } from './sql.ts';

type StarterGame = Pick<NewGame, 'quizId' | 'title' | 'entries'> & { readonly language: Language };
/** One among the English games is German, and says so. */
type FileGame = Omit<StarterGame, 'language'> & { readonly language?: string | undefined };

/** English comes last, because suggestions without a language begin with the newest games. */
const FILES: Readonly<Record<string, readonly FileGame[]>> = { de, es, fr, en };

/** What a host finds on the first start, the oldest game first; entries in playing order. */
export const STARTER_GAMES: readonly StarterGame[] = Object.entries(FILES).flatMap(
  ([code, games]) =>
    games.map((game) => ({ ...game, language: languageOf(game.language ?? code) })),
);

/** Once in the life of a database: servers that start together meet at the milestone, and one passes. */
export function addStarterGames(engine: Engine, atMs: number): Promise<void> {
  return engine.transaction(async (tx) => {
    const [reached] = await tx(sql`
      INSERT INTO milestones (name, reached_at) VALUES ('starter-games', ${atMs})
      ON CONFLICT (name) DO NOTHING RETURNING name`);
    if (!reached) return;
    const [game] = await tx(sql`SELECT id FROM games LIMIT 1`);
    if (game) return;
    for (const game of STARTER_GAMES) {
      const starter = { ...game, owner: RESERVED_OWNER, visibility: 'public' as const };
      await insertWholeGame(engine, tx, starter, atMs);
    }
  });
}
