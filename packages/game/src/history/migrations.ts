import { type Data, isRecord } from '../shape.ts';
import type { ShowScreen } from '../show.ts';

/** From each released shape of a stored run to the next; the first one leads from what 0.1 stored. */
export const MIGRATIONS: readonly ((run: Data) => Data)[] = [withScreen];

function withScreen(run: Data): Data {
  if (!isRecord(run.show)) return run;
  const screen = screenOf(run.show);
  const placed = (show: unknown) => (isRecord(show) ? { ...show, screen } : show);
  return { ...run, start: placed(run.start), show: placed(run.show) };
}

/** Where a show of 0.1 most likely was: it did not say. Without a quiz only the game screen laid out a board. */
function screenOf({ gameStarted, teamsLocked, puzzles, revealedLetters }: Data): ShowScreen {
  const isBoardOfSamples = isEmpty(puzzles) && !isEmpty(revealedLetters);
  if (gameStarted === true || isBoardOfSamples) return 'game';
  return teamsLocked === true ? 'wheel' : 'teams';
}

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
