import { MAX_SEGMENTS, MAX_TEAMS, MIN_SEGMENTS } from '../constants.ts';
import { isHouseRules, isKind, readHouseRules } from '../desk/read-rules.ts';
import { puzzlesInPlay } from '../puzzles.ts';
import {
  type Check,
  type ChecksOf,
  filled,
  isFlag,
  isIndex,
  isNumber,
  isRecord,
  isText,
  listOf,
  oneOf,
  orMissing,
  orNull,
  recordOf,
} from '../shape.ts';
import {
  type Board,
  newShow,
  type ParkedBoard,
  type Puzzle,
  SCREENS,
  type Show,
  type Spin,
  type Team,
} from '../show.ts';
import { newTeam } from '../teams.ts';
import { isSegment } from '../wheel/segment.ts';
import { isDeskFor } from './read-desk.ts';

const puzzle: ChecksOf<Puzzle> = {
  id: isNumber,
  gametitle: isText,
  category: isText,
  searchedWord: isText,
};

const team: ChecksOf<Team> = { name: isText, score: isIndex, color: isText };

const spin: ChecksOf<Spin> = {
  extraDegrees: isNumber,
  startedAtMs: isNumber,
  trial: orMissing(isFlag),
};

const isLetterFlags = listOf(listOf(isFlag));

const board: ChecksOf<Board> = {
  revealedLetters: isLetterFlags,
  correctLetters: isLetterFlags,
  usedLetters: listOf(isText),
  includeVowels: isFlag,
  isComplete: isFlag,
  rewardedTeam: orNull(isIndex),
};

// What a desk holds can be told only beside the teams.
const isDeskData: Check = orNull(isRecord);

const parkedBoard: ChecksOf<ParkedBoard> = { ...board, desk: isDeskData };

const isParked: Check = (data) =>
  isRecord(data) && Object.values(data).every(recordOf(parkedBoard));

const show: ChecksOf<Show> = {
  ...board,
  screen: oneOf(...SCREENS),
  puzzles: listOf(recordOf(puzzle)),
  currentPuzzleIndex: isIndex,
  teams: listOf(recordOf(team), 0, MAX_TEAMS),
  teamsLocked: isFlag,
  gameStarted: isFlag,
  wheelSegments: listOf(isSegment, MIN_SEGMENTS, MAX_SEGMENTS),
  showWheelInGame: isFlag,
  availableChips: listOf(isSegment),
  wheelRotation: isNumber,
  spin: orNull(recordOf(spin)),
  rewardDialogVisible: isFlag,
  rewardValue: orNull(isSegment),
  houseRules: isHouseRules,
  desk: isDeskData,
  kinds: listOf(isKind),
  parked: isParked,
  teamsKept: isFlag,
};

const isShow = recordOf(show) as (data: unknown) => data is Show; // the checks name every field

/** What no field can tell alone. */
const isCoherent = (read: Show): boolean =>
  read.currentPuzzleIndex < puzzlesInPlay(read).length &&
  isDeskFor(
    read.teams.length,
    read.desk,
    Object.values(read.parked).map(({ desk }) => desk),
  );

const NO_PUZZLE: Puzzle = { id: 0, gametitle: '', category: '', searchedWord: '' };

const eachFilled = (list: unknown, defaults: object): unknown =>
  Array.isArray(list) ? list.map((item) => (isRecord(item) ? filled(item, defaults) : item)) : list;

/** A show as far as it is there: a missing field takes its default, an unknown one is left out. */
export function readShow(data: unknown): Show | null {
  // Without both there is nothing in it that a host would miss.
  if (!isRecord(data) || !('puzzles' in data || 'teams' in data)) return null;
  const top = filled(data, newShow());
  const read = {
    ...top,
    puzzles: eachFilled(top.puzzles, NO_PUZZLE),
    teams: eachFilled(top.teams, newTeam('')),
    houseRules: readHouseRules(top.houseRules),
  };
  return isShow(read) && isCoherent(read) ? read : null;
}
