import { isVowel, PICKS, type PublicDesk } from '@wheel/game';
import { segmentText } from './segment.ts';

const NUMBERS = ['', 'a consonant', 'two consonants', 'three consonants'];

/** What may be done at the desk now, as the bar says it behind the name of the team. */
export function mayDo(desk: PublicDesk): string {
  if (desk.keys.consonant === 'SPINNING') return 'the wheel is spinning';
  if (desk.verdict) return `verdict on ${segmentText({ type: desk.verdict })}`;
  switch (desk.kind) {
    case 'tossUp':
      return 'answer now';
    case 'bonus':
      return inBonusRound(desk);
    case 'finalSpin':
      return inFinalSpin(desk);
    case 'round':
      return eitherOf(inRound(desk));
  }
}

function inBonusRound({ moves, picks, prize }: PublicDesk): string {
  if (moves.includes('solve')) return `solve it now for ${prize}`;
  if (moves.includes('openPicks')) return 'the picks are made';
  const consonants = picks.filter((pick) => !isVowel(pick)).length;
  const missing = [
    NUMBERS[PICKS.consonants - consonants],
    consonants === picks.length ? 'a vowel' : '',
  ];
  return `pick ${missing.filter(Boolean).join(' and ')}`;
}

function inFinalSpin({ moves, letterValue }: PublicDesk): string {
  if (moves.includes('spin')) return 'make the final spin';
  if (moves.includes('consonant')) return `one letter, ${letterValue} each; vowels are free`;
  return moves.includes('vowel') ? 'one vowel, or solve' : 'solve it now';
}

function inRound({ moves, value, letterValue, vowelPrice }: PublicDesk): readonly string[] {
  const may = (move: (typeof moves)[number], text: string) => (moves.includes(move) ? [text] : []);
  const isEither = moves.includes('consonant') && moves.includes('vowel') && vowelPrice === 0;
  if (isEither) {
    const letter = value === null ? 'call a letter' : `a consonant for ${value}, a vowel`;
    return [letter, ...may('spin', 'spin'), ...may('solve', 'solve')];
  }
  return [
    ...may('spin', 'spin'),
    ...may('consonant', `a consonant for ${letterValue}`),
    ...may('vowel', vowelPrice > 0 ? 'buy a vowel' : 'a free vowel'),
    ...may('solve', 'solve'),
  ];
}

const eitherOf = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
