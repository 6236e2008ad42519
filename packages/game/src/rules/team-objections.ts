import { MAX_TEAMS } from '../constants.ts';
import type { Objection } from '../objection.ts';
import type { Show } from '../show.ts';

/** Why no team can join the setup now. */
export function objectionToJoining({ teamsLocked, teams }: Show): Objection | null {
  if (teamsLocked) return 'TEAMS_LOCKED';
  return teams.length >= MAX_TEAMS ? 'TEAMS_FULL' : null;
}

/** Why this team cannot be changed in the setup now. */
export function objectionToChanging({ teamsLocked, teams }: Show, team: number): Objection | null {
  if (teamsLocked) return 'TEAMS_LOCKED';
  return teams[team] ? null : 'NO_SUCH_TEAM';
}
