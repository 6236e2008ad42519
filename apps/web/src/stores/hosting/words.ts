import type { Rank, Snapshot } from './snapshot.ts';

/** A window's question, by its number. */
type Question = { readonly from: string; readonly question: number };

/** A state of the show, as an audience may see it. */
export type Told<View, Event> = {
  readonly rank: Rank;
  readonly view: View;
  readonly events: readonly Event[];
};

/** What windows of one show say to each other: never more than an audience may see. */
export type ShowMessage<View, Event> =
  /** A window opens the show and asks who hosts it. `claim` is the latest it has heard of. */
  | ({ readonly type: 'hello'; readonly claim: number } & Question)
  /** The hosting window tells every change, and answers a hello. */
  | ({ readonly type: 'state'; readonly answers?: Question | undefined } & Told<View, Event>)
  /** The hosting window closes or reloads. */
  | { readonly type: 'bye'; readonly from: string }
  /** A window that takes over could not read the run. Who has it hands it over on a line of their own. */
  | { readonly type: 'wantRun'; readonly line: string };

/** What a claim gave: its number, whether it is on disk, and the newest run known. */
export type Taken<Run> = {
  readonly claim: number;
  readonly isKept: boolean;
  readonly stored: Snapshot<Run> | null;
};

/** What a window has waited for. */
type Outcome<Run, View, Event> =
  | { readonly type: 'locked' | 'refused' | 'lockLost' | 'lockFree' | 'timeUp' }
  | { readonly type: 'peeked'; readonly stored: Told<View, Event> | null }
  | ({ readonly type: 'claimed' } & Taken<Run>)
  | { readonly type: 'handed'; readonly snapshot: Snapshot<Run> };

/** What happens to a window. `wait` says which of its waits is over; an earlier one does not count any more. */
export type Happening<Run, View, Event> =
  | ShowMessage<View, Event>
  | { readonly type: 'open' | 'takeOver' | 'hide' | 'restore' }
  | { readonly type: 'visit'; readonly isOnStage: boolean; readonly stepsIn: boolean }
  | { readonly type: 'change'; readonly run: Run; readonly events: readonly Event[] }
  | ({ readonly type: 'wrote'; readonly result: Written } & Omit<Rank, 'by'>)
  | ({ readonly wait: number } & Outcome<Run, View, Event>);

export type Written = 'kept' | 'failed' | 'outdated';

/** What a window has to do; nothing is done before it is said here. */
export type Effect<Run, View, Event> =
  | { readonly type: 'waitForLock' | 'stealLock' | 'watchLock'; readonly wait: number }
  | { readonly type: 'peek' | 'askForRun'; readonly wait: number }
  | { readonly type: 'startTimer'; readonly wait: number; readonly ms: number }
  | { readonly type: 'claim'; readonly wait: number; readonly atLeast: number }
  | { readonly type: 'write'; readonly snapshot: Snapshot<Run> }
  | { readonly type: 'hand'; readonly line: string; readonly snapshot: Snapshot<Run> }
  | { readonly type: 'post'; readonly message: ShowMessage<View, Event> }
  | {
      readonly type: 'tell';
      readonly rank: Rank;
      readonly run: Run;
      readonly events: readonly Event[];
      readonly answers?: Question | undefined;
    }
  | { readonly type: 'host'; readonly run: Run; readonly isKept: boolean }
  | { readonly type: 'follow'; readonly view: View; readonly events: readonly Event[] }
  | { readonly type: 'stopHosting' | 'settle' | 'unsettle' }
  | { readonly type: 'saved'; readonly isSaved: boolean };
