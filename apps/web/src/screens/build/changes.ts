import { languageOf } from '@wheel/alphabet';
import type { GameEdit } from '@wheel/contract';
import { words } from '../../words/words.ts';

export const isSame = (a: GameEdit, b: GameEdit): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ gameTitle, visibility, language, entries }: GameEdit) =>
  JSON.stringify([gameTitle, visibility, languageOf(language), ...entries.map(entryKey)]);

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
  const { changes: texts } = words('library').build;
  const changes = [
    before.gameTitle !== after.gameTitle && texts.title,
    before.visibility !== after.visibility && texts.visibility,
    languageOf(before.language) !== languageOf(after.language) && texts.language,
    added > changed && texts.added({ count: added - changed }),
    changed > 0 && texts.changed({ count: changed }),
    removed > changed && texts.removed({ count: removed - changed }),
    isReordered && texts.order,
  ].filter((change) => change !== false);
  return changes.length > 0 ? texts.all({ changes }) : texts.nothing;
}
