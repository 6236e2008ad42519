import type { ClockName } from './desk/clocks.ts';
import type { Segment } from './wheel/segment.ts';

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
  | { readonly type: 'timeUp'; readonly which: ClockName };
