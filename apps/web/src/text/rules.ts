import { type HouseRules, isChanged, PUZZLE_KINDS } from '@wheel/game';
import { words } from '../words/words.ts';
import { kindText, presetText } from './kinds.ts';

export const isAdjusted = (rules: HouseRules): boolean =>
  rules.preset !== 'manual' && isChanged(rules);

/** What the host may expect, in one sentence with the figures as they are. */
export function rulesSentence(rules: HouseRules): string {
  const { preset, spinFirst, pointsPerLetter, vowelPrice, bank, houseMinimum } = rules;
  const text = words('desk').rules;
  if (preset === 'manual') return text.byHand;
  return text.sentence({
    lead: text.leads[preset],
    letter: spinFirst ? text.spinFirst : text.perLetter({ points: pointsPerLetter }),
    vowels: vowelPrice === 0 ? text.freeVowels : text.boughtVowels({ points: vowelPrice }),
    solving: bank ? text.solverKeeps : text.solverGets({ points: houseMinimum }),
  });
}

/** Which kinds these rules do not know; a puzzle of such a kind is played as a round. */
export function unplayedKinds({ preset, kinds }: HouseRules): string {
  const { order } = words('desk');
  if (preset === 'manual') return order.allAreRounds;
  const missing = PUZZLE_KINDS.filter((kind) => !kinds.includes(kind)).map(kindText);
  return order.unplayed({ rules: presetText(preset), kinds: missing });
}
