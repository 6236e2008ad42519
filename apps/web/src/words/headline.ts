import type { SheetTeam } from './result-sheet.ts';

/** What fits in tiles that can still be read across a room. */
const MOST_LETTERS = 26;

/** What stands over the podium of a picture: who won, or that several did. */
export function headline(teams: readonly SheetTeam[]): {
  readonly kicker: string;
  readonly name: string;
} {
  const best = Math.max(...teams.map(({ score }) => score));
  const winners = teams.filter(({ score }) => score === best).map(({ name }) => name);
  if (winners.length < 2) return { kicker: 'WINNER', name: winners[0] ?? '' };
  const both = winners.join(' & ');
  return {
    kicker: 'TIE',
    name: winners.length === 2 && both.length <= MOST_LETTERS ? both : `${winners.length} winners`,
  };
}
