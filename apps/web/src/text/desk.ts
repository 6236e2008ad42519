import {
  activeTeam,
  type Objection,
  PICKS,
  type PublicDesk,
  type PublicShow,
  type Segment,
  teamOnTurn,
} from '@wheel/game';
import { words } from '../words/words.ts';
import { segmentText, teamName } from './names.ts';

/** What may be done at the desk now, as the bar says it behind the name of the team. */
export function mayDo(desk: PublicDesk): string {
  const { may } = words('desk').bar;
  if (desk.keys.consonant === 'SPINNING') return may.spinning;
  if (desk.verdict) return may.verdict({ chip: segmentText({ type: desk.verdict }) });
  switch (desk.kind) {
    case 'tossUp':
      return may.answer;
    case 'bonus':
      return inBonusRound(desk);
    case 'finalSpin':
      return inFinalSpin(desk);
    case 'round':
      return may.anyOf({ moves: inRound(desk) });
  }
}

function inBonusRound({ moves, keys, picks, pays }: PublicDesk): string {
  const { may } = words('desk').bar;
  if (moves.includes('solve')) return may.solveFor({ points: pays ?? 0 });
  if (moves.includes('openPicks')) return may.picksMade;
  const vowels = keys.vowel === 'PICKS_FULL' ? PICKS.vowels : 0;
  const missing = [
    may.pickedConsonants[PICKS.consonants + vowels - picks.length - 1] ?? '',
    vowels === 0 ? may.pickedVowel : '',
  ];
  return may.pick({ letters: missing.filter(Boolean) });
}

function inFinalSpin({ moves, letterValue }: PublicDesk): string {
  const { may } = words('desk').bar;
  if (moves.includes('spin')) return may.finalSpin;
  if (moves.includes('consonant')) return may.oneLetter({ points: letterValue ?? 0 });
  return moves.includes('vowel') ? may.oneVowel : may.solve;
}

function inRound(desk: PublicDesk): readonly string[] {
  const { moves, value, letterValue, prize, vowelPrice } = desk;
  const text = words('desk').bar.moves;
  const consonant = (points: number) =>
    prize === null ? text.consonant({ points }) : text.consonantAnd({ points, prize });
  const may = (move: (typeof moves)[number], said: string) => (moves.includes(move) ? [said] : []);
  const isEither = moves.includes('consonant') && moves.includes('vowel') && vowelPrice === 0;
  if (isEither) {
    const letter = value === null ? [text.letter] : [consonant(value), text.vowel];
    return [...letter, ...may('spin', text.spin), ...may('solve', text.solve)];
  }
  return [
    ...may('spin', text.spin),
    ...may('consonant', consonant(letterValue ?? 0)),
    ...may('vowel', vowelPrice > 0 ? text.buyVowel : text.freeVowel),
    ...may('solve', text.solve),
  ];
}

/** Why a letter rests at the desk; empty when it may be called. */
export function keyRefusal({ keys, vowelPrice, kind }: PublicDesk, isVowel: boolean): string {
  const { refusals } = words('desk').bar;
  const reasons: { readonly [Reason in Objection]?: string } = refusals.reasons;
  const objection = isVowel ? keys.vowel : keys.consonant;
  if (!objection) return '';
  if (objection === 'NO_MONEY') return refusals.needs({ points: vowelPrice });
  if (objection === 'PICKS_FULL') {
    return isVowel ? refusals.oneVowelOnly : refusals.threeConsonantsOnly;
  }
  if (objection === 'LETTERS_REST') return kind === 'round' ? '' : refusals.resting[kind];
  return reasons[objection] ?? '';
}

/** The team on the bar of the desk, `null` without one, and what the bar says of it. */
export type DeskPlate = {
  readonly team: number | null;
  readonly title: string;
  readonly may: string;
};

/** What solving has just brought. */
export type Won = { readonly points: number; readonly prizes: readonly string[] };

export function deskPlate(view: PublicShow, isHeld: boolean, won: Won | null): DeskPlate | null {
  const { desk, teams, complete } = view;
  const { bar } = words('desk');
  if (!desk) return null;
  if (complete) return plateWhenOver(view, won);
  const team = activeTeam(teams);
  if (team !== null) return { team, title: teamName(teams, team), may: mayDo(desk) };
  if (desk.moves.includes('startTossUp')) {
    return { team, title: bar.tossUpFor({ points: desk.pays ?? 0 }), may: bar.may.lettersOpen };
  }
  return { team, title: bar.whoKnowsIt, may: isHeld ? bar.may.lettersHeld : bar.may.buzz };
}

function plateWhenOver({ teams, desk }: PublicShow, won: Won | null): DeskPlate {
  const { nobodySolvedIt, may } = words('desk').bar;
  const at = teams.findIndex(({ rewarded }) => rewarded);
  const solver = teams[at];
  if (!solver) return { team: null, title: nobodySolvedIt, may: desk?.isTie ? may.tie : '' };
  const title = teamName(teams, at);
  const isTie = desk?.isTie === true;
  if (won && won.prizes.length > 0)
    return { team: at, title, may: may.solvedFor({ ...won, isTie }) };
  const solved = isTie ? may.solvedInTie : may.solved;
  return { team: at, title, may: solved({ points: solver.score }) };
}

/** What a forfeit has taken. */
type Lost = { readonly points: number; readonly prizes: readonly string[] };

/** What the chip did at the desk, for the dialog that shows it. `lost` is what a forfeit took, where that is known. */
export function chipEffect(
  desk: PublicDesk,
  teams: PublicShow['teams'],
  reward: Segment | null,
  lost: Lost | null,
): string {
  const { effects } = words('desk');
  const turn = teamOnTurn(teams);
  if (turn === null || !reward) return '';
  const team = teamName(teams, turn);
  const before = teamName(teams, (turn + teams.length - 1) % teams.length);
  if (desk.kind === 'finalSpin') {
    return reward.type === 'points'
      ? effects.finalSpin({ team, points: desk.value ?? 0 })
      : effects.finalSpinAgain({ team });
  }
  switch (reward.type) {
    case 'points':
      return effects.value({ team, points: reward.value });
    case 'loseTurn':
      return effects.loseTurn({ team: before, next: team });
    case 'forfeit':
      return lossText(before, team, lost);
    case 'prize':
      if (desk.prize !== null)
        return effects.prize({ team, points: desk.value ?? 0, prize: reward.text });
      return effects.spinAgain({ team, may: mayDo(desk) });
    case 'spinAgain':
      return effects.spinAgain({ team, may: mayDo(desk) });
    default:
      return effects.verdict({ team });
  }
}

function lossText(team: string, next: string, lost: Lost | null): string {
  const { effects } = words('desk');
  if (lost === null) return effects.forfeit({ team, next });
  if (lost.points > 0) return effects.forfeitPoints({ ...lost, team, next });
  return lost.prizes.length > 0
    ? effects.forfeitPrizes({ team, prizes: lost.prizes })
    : effects.forfeitNothing({ team, next });
}
