import { chipText, isSameSegment, objectionTo, type Segment } from '@wheel/game';
import { segmentText } from '../../text/names.ts';
import { words } from '../../words/words.ts';

type Show = Parameters<typeof objectionTo>[0];

const DIGITS = /^\p{Nd}+$/u;

/** Why a chip cannot be made, as a sentence; `null` where it can. */
export function chipProblem(show: Show, segment: Segment): string | null {
  const text = words('stage').chips;
  if (objectionTo(show, { type: 'makeChip', segment }) === 'BAD_CHIP') {
    if (segment.type !== 'prize') return text.hints.points;
    return DIGITS.test(segment.text.trim()) ? text.digits : text.unshowable;
  }
  const same = show.availableChips.find((chip) => isAlike(chip, segment));
  return same ? text.same({ chip: segmentText(same) }) : null;
}

const prize = (text: string): Segment => ({ type: 'prize', text });

/** Also by what a chip is called in the language of the page. */
const isAlike = (chip: Segment, segment: Segment): boolean =>
  [chipText(chip), segmentText(chip)].some((name) =>
    isSameSegment(prize(name), prize(chipText(segment))),
  );
