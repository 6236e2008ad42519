/** A buzz on the screens; `ms` behind the first, `tied` where it shares the first place. */
export type BuzzPlace = Readonly<{ team: number; place: number; ms: number; tied?: true }>;

/** How the show looks and sounds, as the host's browser keeps it. */
export type RoomStage = Readonly<{
  look: string;
  name: string;
  picture: string | null;
  sound: Readonly<{ set: string; effects: number; applause: number; from: string }>;
}>;

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
  stage?: RoomStage;
}>;
