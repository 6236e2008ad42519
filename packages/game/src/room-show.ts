import type { BoardTile } from './board.ts';
import type { PublicDesk } from './public-desk.ts';
import type { PublicShow } from './public-show.ts';
import type { Team } from './show.ts';
import type { Segment } from './wheel/segment.ts';

/** A tile on its way. One without a state is hidden without a letter, and revealed with one. */
export type RoomShowTile = Pick<BoardTile, 'letter'> & Partial<Pick<BoardTile, 'state'>>;

export type RoomShowTeam = Team & {
  readonly onTurn: boolean;
  /** Points of this puzzle. */
  readonly earned: number;
  readonly buzzed: boolean;
  readonly lockedOut: boolean;
  readonly rewarded: boolean;
};

/** What the room adds to the show: who buzzed, and whether the code is shown. */
export type RoomMatters = {
  readonly buzz: readonly { readonly team: number; readonly place: number; readonly ms: number }[];
  readonly tie: boolean;
  readonly joinHidden: boolean;
};

export const NO_ROOM_MATTERS: RoomMatters = { buzz: [], tie: false, joinHidden: false };

/** The public show as it goes to a room: the teams know all that is said of them. */
export type RoomShow = Omit<PublicShow, 'board' | 'teams' | 'desk' | 'reward'> &
  RoomMatters & {
    readonly board: readonly (readonly RoomShowTile[])[];
    readonly teams: readonly RoomShowTeam[];
    /** The result of the last spin until it is put away. */
    readonly result: Segment | null;
    readonly desk: Omit<PublicDesk, 'turn' | 'earned' | 'buzzed' | 'lockedOut'> | null;
  };

/** Nothing but the public show goes in, so nothing else can come out. */
export function roomShow(show: PublicShow, matters: RoomMatters = NO_ROOM_MATTERS): RoomShow {
  const { desk, reward, teams, ...rest } = show;
  return {
    ...rest,
    teams: teams.map((team, at) => ({
      ...team,
      onTurn: desk?.turn === at,
      earned: desk?.earned[at] ?? 0,
      buzzed: desk?.buzzed === at || matters.buzz.some((buzz) => buzz.team === at),
      lockedOut: desk?.lockedOut.includes(at) ?? false,
    })),
    result: reward,
    desk: desk && withoutTeams(desk),
    buzz: matters.buzz,
    tie: matters.tie,
    joinHidden: matters.joinHidden,
  };
}

function withoutTeams(desk: PublicDesk): RoomShow['desk'] {
  const { turn: _turn, earned: _earned, buzzed: _buzzed, lockedOut: _lockedOut, ...rest } = desk;
  return rest;
}

/** The tiles of a room's show as a board draws them. */
export const tilesOfRoom = (
  board: readonly (readonly RoomShowTile[])[],
): readonly (readonly BoardTile[])[] =>
  board.map((word) =>
    word.map(({ letter, state }) => ({
      letter,
      state: state ?? (letter === null ? 'hidden' : 'revealed'),
    })),
  );

const SHORT_NAME = 12;
const cut = (name: string) => [...name].slice(0, SHORT_NAME).join('');
const withTiles = (show: RoomShow, tile: (tile: RoomShowTile) => RoomShowTile): RoomShow => ({
  ...show,
  board: show.board.map((word) => word.map(tile)),
});

/** What a long phrase, many teams and long names together must do without, the least missed first. */
const SAVINGS: readonly ((show: RoomShow) => RoomShow)[] = [
  (show) => withTiles(show, (tile) => (tile.state === 'correct' ? tile : { letter: tile.letter })),
  (show) => withTiles(show, ({ letter }) => ({ letter })),
  (show) => ({
    ...show,
    teams: show.teams.map((team) => ({ ...team, name: cut(team.name) })),
  }),
  // Nobody types such phrases: a hundred of ß make two hundred tiles.
  (show) => ({ ...show, keys: {}, desk: null, wheel: { ...show.wheel, segments: [] } }),
  (show) => ({ ...show, board: [] }),
];

/** The show as JSON of at most `maxBytes`. Only what is at the limits of the rules is ever cut. */
export function fittedRoomShow(
  show: RoomShow,
  maxBytes: number,
  bytesOf: (text: string) => number,
): RoomShow {
  let fitted = show;
  for (const save of SAVINGS) {
    if (bytesOf(JSON.stringify(fitted)) <= maxBytes) return fitted;
    fitted = save(fitted);
  }
  return fitted;
}
