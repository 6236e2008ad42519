import type { Generated } from 'kysely';

/** Times are epoch milliseconds. Ids grow with time, so the highest id is the newest. */
export interface Database {
  users: {
    id: Generated<number>;
    name: string;
    /** `foldName(name)`, unique. */
    name_key: string;
    password_hash: string;
    created_at: number;
  };
  sessions: {
    token_hash: string;
    user_id: number;
    created_at: number;
    used_at: number;
  };
  games: {
    id: Generated<number>;
    quiz_id: string;
    title: string;
    /** `foldTitle(title)`. */
    title_key: string;
    owner: string;
    owner_key: string;
    is_public: 0 | 1;
    puzzle_count: number;
    plays: Generated<number>;
    created_at: number;
  };
  puzzles: {
    id: Generated<number>;
    game_id: number;
    position: number;
    category: string;
    searched_word: string;
  };
  /** For each public title its most played and then newest game, so that suggesting never scans. */
  suggestions: {
    title: string;
    plays: number;
    game_id: number;
  };
  /** What was done once in the life of this database. */
  milestones: {
    name: string;
    reached_at: number;
  };
}
