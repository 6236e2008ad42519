/** Limits of a room, in one place so that schemas, server and screens agree. */
export const ROOM_LIMITS = {
  /** Characters of a player's name; a longer one is cut. */
  nameMax: 20,
  /** Characters of a letter or a phrase that a phone asks for. */
  askMax: 120,
  teamMax: 99,
  /** Characters of any text of a message, before it is cut; and of ids, tokens and secrets. */
  textMax: 480,
  idMax: 64,
  phones: 200,
  screens: 20,
  /** Screens from one address without the host's token; beyond it the oldest of them goes. */
  screensPerAddress: 3,
  /** Newcomers at the door; beyond it the oldest of the address with most of them goes. */
  waiting: 50,
  remotes: 4,
  /** Bytes of one frame, by who sends it. */
  bytes: { host: 20 * 1024, remote: 4 * 1024, screen: 4 * 1024, player: 4 * 1024 },
  /** Bytes of a picture, and of the message that carries it. */
  pictureBytes: 32 * 1024,
  pictureMessageBytes: 48 * 1024,
  /** Bytes of one public state; a longer one is never delivered. */
  stateBytes: 16_000,
  /** Bytes of the events beside it; longer ones are left out. */
  eventsBytes: 1_000,
  helloWithinMs: 5_000,
  pairingMs: 5 * 60_000,
  seatKeptMs: 10 * 60_000,
  /** Seats that may not come back; beyond it the oldest ban is forgotten. */
  bansMax: 500,
} as const;

/** How buzzes are put in order. */
export const BUZZ = {
  /** How long the first buzz waits for others. */
  holdMs: 150,
  /** How old a press may say that it is. */
  agoMaxMs: 50,
  /** How much of the way from the phone is taken off. */
  correctionMaxMs: 100,
  /** The same where all are in one room, on one network. */
  sameRoomCorrectionMaxMs: 40,
  /** How much more than half the median way of the room's phones may be taken off in all. */
  aboveMedianMs: 20,
  /** Buzzes this close are a tie. */
  tieMs: 10,
  /** A press said to be older than this came too late. */
  lateMs: 1_000,
} as const;
