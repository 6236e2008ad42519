import type { Objection, PublicDesk } from '@wheel/game';

/** Why a letter rests at the desk; empty when it may be called. */
export function keyRefusal({ keys, vowelPrice, kind }: PublicDesk, isVowel: boolean): string {
  const objection = isVowel ? keys.vowel : keys.consonant;
  if (!objection) return '';
  if (objection === 'NO_MONEY') return `needs ${vowelPrice}`;
  if (objection === 'PICKS_FULL') return isVowel ? 'one vowel only' : 'three consonants only';
  if (objection === 'LETTERS_REST') return RESTING[kind];
  return REASONS[objection] ?? '';
}

const REASONS: { readonly [Reason in Objection]?: string } = {
  SPIN_FIRST: 'spin first',
  VALUE_STANDS: 'consonant first',
  NO_CONSONANTS: 'only vowels are left',
  NO_VOWELS: 'no vowels are left',
  VERDICT_DUE: 'verdict first',
  SPINNING: 'the wheel is spinning',
};

const RESTING: Readonly<Record<PublicDesk['kind'], string>> = {
  round: '',
  tossUp: 'no letters in a toss-up',
  finalSpin: 'one letter each',
  bonus: 'answer now',
};
