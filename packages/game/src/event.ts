import type { ClockName } from './desk/clocks.ts';
import type { PresetName, PuzzleKind } from './desk/presets.ts';
import type { Segment } from './wheel/segment.ts';

/** Why the turn is at another team now; `puzzle` at the beginning of one. */
export type PassReason =
  | 'wrongLetter'
  | 'wrongAnswer'
  | 'loseTurn'
  | 'forfeit'
  | 'verdict'
  | 'host'
  | 'time'
  | 'puzzle';

/** What the audience should hear and see after an action. */
export type ShowEvent =
  | { readonly type: 'correct'; readonly letter: string; readonly count: number }
  | { readonly type: 'wrongLetter'; readonly letter: string }
  | { readonly type: 'wrongPhrase' }
  | { readonly type: 'solved'; readonly phrase: string }
  | {
      readonly type: 'scored';
      readonly team: number;
      readonly change: number;
      readonly score: number;
    }
  | { readonly type: 'rewarded'; readonly team: number; readonly value: number }
  | { readonly type: 'spinStarted' }
  | { readonly type: 'spinEnded'; readonly segment: Segment }
  | { readonly type: 'puzzleShown'; readonly position: number; readonly category: string }
  // at a desk
  | { readonly type: 'rulesChosen'; readonly preset: PresetName; readonly isChanged: boolean }
  | { readonly type: 'kindSet'; readonly kind: PuzzleKind }
  | { readonly type: 'turnPassed'; readonly team: number; readonly why: PassReason }
  | { readonly type: 'valueSet'; readonly team: number; readonly value: number }
  | { readonly type: 'earned'; readonly team: number; readonly points: number }
  | {
      readonly type: 'bought';
      readonly team: number;
      readonly letter: string;
      readonly price: number;
    }
  /** `raised` to the house minimum. */
  | {
      readonly type: 'banked';
      readonly team: number;
      readonly points: number;
      readonly raised: boolean;
    }
  | { readonly type: 'forfeited'; readonly team: number; readonly points: number }
  | { readonly type: 'verdictGiven'; readonly team: number; readonly change: number }
  | { readonly type: 'earnedSet'; readonly team: number; readonly points: number }
  | { readonly type: 'onlyVowels' | 'noVowels' }
  | { readonly type: 'tossUpStarted' }
  | { readonly type: 'tossUpLetter'; readonly letter: string }
  | { readonly type: 'buzzed' | 'lockedOut'; readonly team: number }
  | { readonly type: 'tossUpOver'; readonly phrase: string }
  | { readonly type: 'bonusBegun'; readonly team: number; readonly isTie: boolean }
  | { readonly type: 'picked'; readonly team: number; readonly letter: string }
  | { readonly type: 'lettersOpened'; readonly letters: readonly string[]; readonly count: number }
  | { readonly type: 'bonusLost'; readonly team: number; readonly phrase: string }
  | { readonly type: 'timeUp'; readonly which: ClockName };
