import { useEffect, useReducer } from 'react';
import { keepLatest } from '../../lib/kept-data/keep-latest.ts';
import { recall } from '../../lib/kept-data/kept-data.ts';
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

const keepDraft = (draft: Draft) => keepLatest(KEY, isBlank(draft) ? undefined : draft);

/** Once the game is created, even if its screen was left meanwhile. */
export const forgetDraft = () => keepLatest(KEY, undefined);
