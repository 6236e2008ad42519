import type { Setup } from '@wheel/contract';
import { chipOf, isChanged, type PuzzleKind, type Segment } from '@wheel/game';
import { LOOKS } from '../../lib/looks.ts';
import { SOUND_SETS } from '../../show/stage-settings.ts';
import { kindText, rulesName } from '../../text/kinds.ts';
import { words } from '../../words/words.ts';

export const segmentsOf = (texts: readonly string[]): readonly Segment[] =>
  texts.flatMap((text) => chipOf(text) ?? []);

export const wheelText = ({ wheel }: Setup): string =>
  words('stage').setups.segments({ count: wheel.length });

export const rulesText = ({ rules }: Setup): string => rulesName(rules.preset, isChanged(rules));

/** The name of its look; null for one that this version does not know. */
export function lookText({ look }: Setup): string | null {
  const known = LOOKS.find((name) => name === look);
  return known ? words('stage').looks[known].name : null;
}

export function soundsText({ sounds }: Setup): string | null {
  const known = SOUND_SETS.find((name) => name === sounds);
  return known ? words('stage').sounds.sets[known] : null;
}

/** Kinds as they are used: the first half counts from the beginning, the second half from the end. */
export function puzzlesText({ kinds }: Setup): string {
  const text = words('stage').setups;
  const half = Math.ceil(kinds.length / 2);
  const isSpecial = (kind: PuzzleKind) => kind !== 'round';
  const first = kinds.slice(0, kinds.slice(0, half).findLastIndex(isSpecial) + 1);
  const end = kinds.slice(half);
  const last = end.slice(end.some(isSpecial) ? end.findIndex(isSpecial) : end.length);
  const parts = [
    first.length > 0 && text.first({ kinds: first.map(kindText) }),
    last.length > 0 && text.last({ kinds: last.map(kindText) }),
  ].filter((part) => part !== false);
  return inRow(parts) || text.rounds;
}

/** Short facts after one another. */
export const inRow = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');
