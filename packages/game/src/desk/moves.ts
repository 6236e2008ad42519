import { VOWELS } from '../constants.ts';
import type { Show } from '../show.ts';
import { isAtDesk, type ShowAtDesk, specialOf } from './at-desk.ts';
import { PICK_COUNT } from './bonus-round.ts';
import { objectionToConsonant, objectionToVowel } from './calls.ts';
import { objectionToSpin } from './chips.ts';

/** What is to be done at the desk now. */
export type Move =
  | 'spin'
  | 'consonant'
  | 'vowel'
  | 'solve'
  | 'verdict'
  | 'startTossUp'
  | 'buzz'
  | 'answer'
  | 'pick'
  | 'openPicks';

/** All that may be done; nothing while the wheel turns and once the puzzle is complete. */
export function movesOf(show: Show): readonly Move[] {
  if (!isAtDesk(show) || show.isComplete || show.spin) return [];
  const { due, special } = show.desk;
  if (due.type === 'verdict') return ['verdict'];
  switch (special?.type) {
    case 'tossUp':
      if (!special.order) return ['startTossUp'];
      return special.buzzed === null ? ['buzz'] : ['answer'];
    case 'bonus':
      if (special.opened) return ['solve'];
      return special.picks.length < PICK_COUNT ? ['pick'] : ['openPicks'];
    default:
      return [...lettersAndSpin(show), 'solve'];
  }
}

function lettersAndSpin(show: ShowAtDesk): readonly Move[] {
  if (specialOf(show, 'finalSpin')?.called) return [];
  const isVowelFree = [...VOWELS].some((vowel) => !show.usedLetters.includes(vowel));
  const moves: Move[] = [];
  if (show.showWheelInGame && objectionToSpin(show) === null) moves.push('spin');
  if (objectionToConsonant(show) === null) moves.push('consonant');
  if (isVowelFree && objectionToVowel(show) === null) moves.push('vowel');
  return moves;
}
