import type { GameEdit } from '@wheel/contract';

export const isSame = (a: GameEdit, b: GameEdit): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ gameTitle, visibility, entries }: GameEdit) =>
  JSON.stringify([gameTitle, visibility, ...entries.map(entryKey)]);

const entryKey = ({ category, searchedWord }: GameEdit['entries'][number]) =>
  JSON.stringify([category, searchedWord]);

/** How many of the first are not among the second, each counted as often as it is there. */
function missing(of: readonly string[], among: readonly string[]): number {
  const left = new Map<string, number>();
  for (const key of among) left.set(key, (left.get(key) ?? 0) + 1);
  let count = 0;
  for (const key of of) {
    const there = left.get(key) ?? 0;
    if (there === 0) count += 1;
    else left.set(key, there - 1);
  }
  return count;
}

/** What became of a game, in a few words: "title changed, 1 new, 2 changed". */
export function changesIn(before: GameEdit, after: GameEdit): string {
  const [was, is] = [before.entries.map(entryKey), after.entries.map(entryKey)];
  const [added, removed] = [missing(is, was), missing(was, is)];
  const changed = Math.min(added, removed);
  const isReordered = added + removed === 0 && is.some((key, at) => key !== was[at]);
  const said = [
    before.gameTitle !== after.gameTitle && 'title changed',
    before.visibility !== after.visibility && 'who can see it changed',
    added > changed && `${added - changed} new`,
    changed > 0 && `${changed} changed`,
    removed > changed && `${removed - changed} removed`,
    isReordered && 'order changed',
  ].filter((part) => part !== false);
  return said.join(', ') || 'nothing changed';
}
