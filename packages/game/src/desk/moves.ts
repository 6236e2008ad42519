import { isVowel } from '../letters.ts';
import type { Objection } from '../objection.ts';
import { alphabetInPlay } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { isAtDesk, type ShowAtDesk, specialOf } from './at-desk.ts';
import { isPickFull, PICK_COUNT } from './bonus-round.ts';
import { objectionToCall, objectionToConsonant, objectionToVowel } from './calls.ts';
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
  const isVowelFree = alphabetInPlay(show).vowels.some(
    (vowel) => !show.usedLetters.includes(vowel),
  );
  const moves: Move[] = [];
  if (show.showWheelInGame && objectionToSpin(show) === null) moves.push('spin');
  if (objectionToConsonant(show) === null) moves.push('consonant');
  if (isVowelFree && objectionToVowel(show) === null) moves.push('vowel');
  return moves;
}

/** Why no consonant and why no vowel may be called now, or picked in a bonus round. */
export type KeyObjections = {
  readonly consonant: Objection | null;
  readonly vowel: Objection | null;
};

export function objectionsToKeys(show: ShowAtDesk): KeyObjections {
  const alphabet = alphabetInPlay(show);
  const keyOf = (isOfVowels: boolean) =>
    alphabet.keys.find((key) => isVowel(key, alphabet) === isOfVowels) ?? '';
  return {
    consonant: objectionToKey(show, keyOf(false)),
    vowel: objectionToKey(show, keyOf(true)),
  };
}

/** To a free letter of its kind. */
function objectionToKey(show: ShowAtDesk, letter: string): Objection | null {
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  if (show.spin) return 'SPINNING';
  const bonus = specialOf(show, 'bonus');
  if (bonus && !bonus.opened) {
    return isPickFull(bonus.picks, letter, alphabetInPlay(show)) ? 'PICKS_FULL' : null;
  }
  return objectionToCall(show, letter);
}
