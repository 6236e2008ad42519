import { VISIBILITIES, type Visibility } from '@wheel/contract';
import { foldName } from './fold.ts';
import { type Sql, sql } from './sql.ts';

/** Whether public games are listed at once, once a reviewer has approved them, or not at all. */
export type PublicGames = 'on' | 'reviewed' | 'off';

/** Who may see which game. Every way to a game asks one of the conditions here. */

/** A visibility as it is kept: 0 private, 1 link, 2 public. */
export const levelOf = (visibility: Visibility) => VISIBILITIES.indexOf(visibility);
export const visibilityAt = (level: number): Visibility => VISIBILITIES[level] ?? 'private';

/** The visibility that the owner chose. Version 0.1 keeps it in `is_public` alone, also while it runs beside this one. */
export const VISIBILITY = sql`COALESCE(games.visibility, 2 * games.is_public)`;

export type GameStatus = {
  readonly visibility: Visibility;
  /** In the trash since. */
  readonly deletedAt: number | null;
  /** By a reviewer. */
  readonly hiddenAt: number | null;
  /** Waits for a reviewer's approval since. */
  readonly pendingAt: number | null;
};

/** What `is_public` is whenever one of these changes. */
export const isListed = ({ visibility, deletedAt, hiddenAt, pendingAt }: GameStatus): boolean =>
  visibility === 'public' && deletedAt === null && hiddenAt === null && pendingAt === null;

/** The games of a deleted account are out of sight at once, though they are removed one after the other. */
export const OWNER_EXISTS: Sql = sql`
  games.owner_key NOT IN (SELECT name_key FROM users WHERE users.deleted_at IS NOT NULL)`;

/** No name is empty, and guests own nothing that only they may see. */
const NOBODY = '';
const isOwnedBy = (viewer: string | null) =>
  sql`games.owner_key = ${viewer === null ? NOBODY : foldName(viewer)}`;

/** Found by search and suggested. The 1 is written out, here as in every index of public games. */
export const IS_FOUND: Sql = sql`games.is_public = 1 AND ${OWNER_EXISTS}`;

/** In the list of its owner's games that the viewer gets. */
export const isListedFor = (viewer: string | null, publicGames: PublicGames): Sql => sql`
  games.deleted_at IS NULL AND ${OWNER_EXISTS}
  AND (${isOwnedBy(viewer)} ${publicGames === 'off' ? sql`` : sql`OR games.is_public = 1`})`;

/** There for a viewer who knows its quizId: to read, play, copy and report. */
export const isOpenTo = (viewer: string | null): Sql => sql`
  games.deleted_at IS NULL AND ${OWNER_EXISTS}
  AND (${isOwnedBy(viewer)} OR (games.hidden_at IS NULL AND ${VISIBILITY} >= 1))`;

/** For reviewers to judge: what others than its owner may see, or could before a reviewer hid it. */
export const IS_REVIEWED: Sql = sql`
  games.deleted_at IS NULL AND ${OWNER_EXISTS} AND (games.hidden_at IS NOT NULL OR ${VISIBILITY} >= 1)`;
