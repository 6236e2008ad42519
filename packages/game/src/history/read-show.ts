import { MAX_SEGMENTS, MAX_TEAMS, MIN_SEGMENTS } from '../constants.ts';
import { puzzlesInPlay } from '../puzzles.ts';
import {
  type Check,
  filled,
  isFlag,
  isIndex,
  isNumber,
  isRecord,
  isText,
  listOf,
  orNull,
  recordOf,
} from '../shape.ts';
import { newShow, type Puzzle, SCREENS, type Show, type Spin, type Team } from '../show.ts';
import { newTeam } from '../teams.ts';
import { isSegment } from '../wheel/segment.ts';

/** A field added to a type is missing here until it is checked too. */
type ChecksOf<T> = { readonly [Field in keyof T]: Check };

const isScreen: Check = (data) => SCREENS.some((screen) => screen === data);

const puzzle: ChecksOf<Puzzle> = {
  id: isNumber,
  gametitle: isText,
  category: isText,
  searchedWord: isText,
};

const team: ChecksOf<Team> = { name: isText, score: isIndex, color: isText };

const spin: ChecksOf<Spin> = { extraDegrees: isNumber, startedAtMs: isNumber };

const isLetterFlags = listOf(listOf(isFlag));

const show: ChecksOf<Show> = {
  screen: isScreen,
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
  revealedLetters: isLetterFlags,
  correctLetters: isLetterFlags,
  usedLetters: listOf(isText),
  includeVowels: isFlag,
  isComplete: isFlag,
  rewardedTeam: orNull(isIndex),
};

const isShow = recordOf(show) as (data: unknown) => data is Show; // the checks name every field

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
  };
  return isShow(read) && read.currentPuzzleIndex < puzzlesInPlay(read).length ? read : null;
}
