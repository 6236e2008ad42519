import {
  activeTeam,
  isVowel,
  type Objection,
  PICKS,
  type PublicDesk,
  type PublicShow,
  type Segment,
  teamOnTurn,
} from '@wheel/game';
import { segmentText, teamName } from './names.ts';

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

/** The team on the bar of the desk, `null` without one, and what the bar says of it. */
type DeskPlate = {
  readonly team: number | null;
  readonly title: string;
  readonly may: string;
};

export function deskPlate(view: PublicShow, isHeld: boolean): DeskPlate | null {
  const { desk, teams, complete } = view;
  if (!desk) return null;
  if (complete) return plateWhenOver(view);
  const team = activeTeam(teams);
  if (team !== null) return { team, title: teamName(teams, team), may: mayDo(desk) };
  if (desk.moves.includes('startTossUp')) {
    return { team, title: `Toss-up for ${desk.prize}`, may: 'a letter opens every second' };
  }
  const may = isHeld ? 'the letters are held' : 'the first to buzz answers';
  return { team, title: 'Who knows it?', may };
}

function plateWhenOver({ teams, desk }: PublicShow): DeskPlate {
  const solver = teams.findIndex(({ rewarded }) => rewarded);
  const tie = desk?.isTie ? 'the lead is shared' : '';
  if (solver === -1) return { team: null, title: 'Nobody solved it', may: tie };
  const has = `solved it and has ${teams[solver]?.score} points`;
  return {
    team: solver,
    title: teamName(teams, solver),
    may: [has, tie].filter(Boolean).join('; '),
  };
}

/** What the chip did at the desk, for the dialog that shows it. `lost` is what a forfeit took, where that is known. */
export function chipEffect(
  desk: PublicDesk,
  teams: PublicShow['teams'],
  reward: Segment | null,
  lost: number | null,
): string {
  const turn = teamOnTurn(teams);
  if (turn === null || !reward) return '';
  const name = teamName(teams, turn);
  const before = teamName(teams, (turn + teams.length - 1) % teams.length);
  if (desk.kind === 'finalSpin') {
    return reward.type === 'points'
      ? `${name}: every consonant is worth ${desk.value}.`
      : `${name}: no number, spin again.`;
  }
  switch (reward.type) {
    case 'points':
      return `${name}: call a consonant for ${reward.value} a letter.`;
    case 'loseTurn':
      return `${before}: the turn is gone. Next: ${name}.`;
    case 'forfeit':
      return `${before}: ${lossText(lost)}. Next: ${name}.`;
    case 'spinAgain':
      return `${name}: ${mayDo(desk)}.`;
    default:
      return `The host decides for ${name}.`;
  }
}

function lossText(lost: number | null): string {
  if (lost === null) return 'the points of this puzzle are gone';
  return lost === 0 ? 'there was nothing to lose' : `${lost} points of this puzzle are gone`;
}
