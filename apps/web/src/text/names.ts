import type { Segment } from '@wheel/game';
import { words } from '../words/words.ts';
import { chipName } from './chip-name.ts';

/** What a team is called; one without a name by its number. */
export const nameOr = (name: string, index: number): string =>
  name.trim() || words('start').teamNumber({ number: index + 1 });

export const teamName = (teams: readonly { readonly name: string }[], index: number): string =>
  nameOr(teams[index]?.name ?? '', index);

/** What stands on a wedge of the wheel, on its chip and in the reward dialog. */
export const segmentText = (segment: Segment): string =>
  segment.type === 'prize' ? segment.text : chipName(segment);
