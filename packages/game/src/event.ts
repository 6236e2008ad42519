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
export type ShowEvent = Readonly<
  | { type: 'correct'; letter: string; count: number }
  | { type: 'wrongLetter'; letter: string }
  | { type: 'wrongPhrase' }
  | { type: 'solved'; phrase: string }
  | { type: 'scored'; team: number; change: number; score: number }
  | { type: 'rewarded'; team: number; value: number }
  | { type: 'spinStarted' }
  | { type: 'spinEnded'; segment: Segment }
  | { type: 'puzzleShown'; position: number; category: string }
  // at a desk
  | { type: 'rulesChosen'; preset: PresetName; isChanged: boolean }
  | { type: 'kindSet'; kind: PuzzleKind }
  | { type: 'turnPassed'; team: number; why: PassReason }
  | { type: 'valueSet'; team: number; value: number }
  | { type: 'earned'; team: number; points: number }
  | { type: 'bought'; team: number; letter: string; price: number }
  /** `raised` to the house minimum. */
  | { type: 'banked'; team: number; points: number; raised: boolean }
  | { type: 'forfeited'; team: number; points: number; prizes: readonly string[] }
  | { type: 'prizeHeld'; team: number; prize: string }
  | { type: 'prizesWon'; team: number; prizes: readonly string[] }
  | { type: 'verdictGiven'; team: number; change: number }
  | { type: 'earnedSet'; team: number; points: number }
  | { type: 'onlyVowels' | 'noVowels' }
  | { type: 'tossUpStarted' }
  | { type: 'tossUpLetter'; letter: string }
  | { type: 'buzzed' | 'lockedOut'; team: number }
  | { type: 'tossUpOver'; phrase: string }
  | { type: 'bonusBegun'; team: number; isTie: boolean }
  | { type: 'picked'; team: number; letter: string }
  | { type: 'lettersOpened'; letters: readonly string[]; count: number }
  | { type: 'bonusLost'; team: number; phrase: string }
  | { type: 'timeUp'; which: ClockName }
>;
