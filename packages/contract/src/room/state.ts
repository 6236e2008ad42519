/** A buzz on the screens; `ms` behind the first, `tied` where it shares the first place. */
export type BuzzPlace = Readonly<{ team: number; place: number; ms: number; tied?: true }>;

/** What the room adds to the show. */
export type RoomInfo = Readonly<{
  buzz: readonly BuzzPlace[];
  /** Whether screens hide the code. */
  joinHidden: boolean;
  /** What phones of the team on turn may send. */
  phones: Readonly<{ letters: boolean; phrases: boolean }>;
  /** The origin that phones can open. */
  joinAt: string | null;
  /** The code of the language that the host's pages speak. */
  speaks?: string;
}>;
