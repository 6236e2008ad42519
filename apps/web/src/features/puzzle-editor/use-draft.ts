import { useEffect, useReducer } from 'react';
import { forget, keep, recall } from '../../lib/kept-data/kept-data.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { BLANK_DRAFT, changeDraft, type Draft, isBlank, reviveDraft } from './draft.ts';

const KEY = 'build-draft';

/** The game being built, kept in the browser until it is created. */
export function useDraft() {
  const [draft, change] = useReducer(changeDraft, BLANK_DRAFT);
  const latest = useLatest(draft);

  useEffect(() => {
    let isHere = true;
    recall(KEY).then((data) => {
      const kept = reviveDraft(data);
      // What was typed while the browser looked it up is newer.
      if (isHere && kept && latest.current === BLANK_DRAFT)
        change({ type: 'replace', draft: kept });
    });
    return () => {
      isHere = false;
    };
  }, [latest]);

  useEffect(() => {
    if (draft !== BLANK_DRAFT) keepDraft(draft);
  }, [draft]);

  return [draft, change] as const;
}

let newest: Draft | null = null;
let isWriting = false;

/** At once, but one write at a time: a slow disk gets the newest draft, not every letter on the way to it. */
async function keepDraft(draft: Draft) {
  newest = draft;
  if (isWriting) return;
  isWriting = true;
  while (newest) {
    const next: Draft = newest;
    newest = null;
    await (isBlank(next) ? forget(KEY) : keep(KEY, next));
  }
  isWriting = false;
}

/** Once the game is created, even if its screen was left meanwhile. */
export const forgetDraft = () => keepDraft(BLANK_DRAFT);
