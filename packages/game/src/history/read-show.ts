import { MAX_OWN_CHIPS, MAX_SEGMENTS, MAX_TEAMS, MIN_SEGMENTS } from '../constants.ts';
import type { DeskOfPuzzle } from '../desk/desk.ts';
import { PRESET_NAMES, PRESETS } from '../desk/presets.ts';
import { publicShow } from '../public-show.ts';
import { puzzlesInPlay } from '../puzzles.ts';
import { filled, isIndex, isLike, isRecord } from '../shape.ts';
import { newShow, type Puzzle, SCREENS, type Show } from '../show.ts';
import { newTeam } from '../teams.ts';
import { CHIPS, isSameSegment, isSegment } from '../wheel/segment.ts';

const NO_PUZZLE: Puzzle = { id: 0, gametitle: '', category: '', searchedWord: '' };
const NO_TEAM = newTeam('');

const SEGMENT = { type: '' };

/** An example of every field; those that may be `null` are checked by themselves. */
const EXAMPLE = {
  ...newShow(),
  puzzles: [NO_PUZZLE],
  teams: [{ ...NO_TEAM, prizes: [''] }],
  revealedLetters: [[true]],
  correctLetters: [[true]],
  usedLetters: [''],
  kinds: [''],
  wheelSegments: [SEGMENT],
  availableChips: [SEGMENT],
  spin: undefined,
  rewardValue: undefined,
  rewardedTeam: undefined,
  desk: undefined,
};
const SPIN = { extraDegrees: 0, startedAtMs: 0 };
const DESK = { turn: 0, starter: 0, earned: [0], held: [['']] };
const DUES = ['move', 'letter', 'verdict'];
const ROUND_TYPES = [undefined, 'tossUp', 'finalSpin', 'bonus'];

function isDesk(desk: DeskOfPuzzle, teamCount: number): boolean {
  const { turn, starter, earned, held, special } = desk;
  return (
    isLike(DESK, desk) &&
    [turn, starter].every((team) => isIndex(team) && team < teamCount) &&
    [earned, held].every(({ length }) => length === teamCount) &&
    earned.every(isIndex) &&
    ROUND_TYPES.includes(special?.type)
  );
}

/** What no example can tell. Throws where the show cannot be drawn. */
function isCoherent(show: Show): boolean {
  const { teams, desk, wheelSegments, availableChips, rewardValue } = show;
  const desks = [desk, ...Object.values(show.parked).map((board) => board.desk)];
  publicShow({ ...show, screen: 'game' }, 0);
  return (
    SCREENS.includes(show.screen) &&
    isIndex(show.currentPuzzleIndex) &&
    show.currentPuzzleIndex < puzzlesInPlay(show).length &&
    teams.length <= MAX_TEAMS &&
    teams.every(({ score }) => isIndex(score)) &&
    wheelSegments.length >= MIN_SEGMENTS &&
    wheelSegments.length <= MAX_SEGMENTS &&
    [...wheelSegments, ...availableChips].every(isSegment) &&
    (rewardValue === null || isSegment(rewardValue)) &&
    (show.rewardedTeam === null || isIndex(show.rewardedTeam)) &&
    (show.spin === null || isLike(SPIN, show.spin)) &&
    desks.every((each) => each === null || isDesk(each, teams.length)) &&
    (desk === null || (DUES.includes(desk.due.type) && desk.next < teams.length))
  );
}

function isShow(data: unknown): data is Show {
  try {
    return isLike(EXAMPLE, data) && isCoherent(data as Show);
  } catch {
    return false;
  }
}

const eachFilled = (list: unknown, defaults: object): unknown =>
  Array.isArray(list) ? list.map((item) => (isRecord(item) ? filled(item, defaults) : item)) : list;

/** A language or a game that is no text is none; what is not known stays, because a later version may know it. */
function readPuzzle(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { language, quizId } = data;
  return {
    ...filled(data, NO_PUZZLE),
    ...(typeof language === 'string' && { language }),
    ...(typeof quizId === 'string' && { quizId }),
  };
}

/** Rules as far as they are there: a missing figure is the one of their preset. */
function readHouseRules(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const preset = PRESET_NAMES.find((name) => name === data.preset) ?? 'manual';
  return filled(data, PRESETS[preset]);
}

/** What stands behind the chips that every show has counts as own, as far as there is room. */
function readChips(data: unknown): unknown {
  if (!Array.isArray(data) || !data.every(isSegment)) return data;
  const own = data.filter((chip) => !CHIPS.some((known) => isSameSegment(known, chip)));
  return [...CHIPS, ...own.slice(0, MAX_OWN_CHIPS)];
}

/** A desk stored before there were prizes holds none. */
const readDesk = (data: unknown): unknown =>
  isRecord(data) && Array.isArray(data.earned)
    ? { held: data.earned.map(() => []), ...data }
    : data;

const readParked = (data: unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(
        Object.entries(data).map(([at, board]) => [
          at,
          isRecord(board) ? { ...board, desk: readDesk(board.desk) } : board,
        ]),
      )
    : data;

/** A show as far as it is there: a missing field takes its default, an unknown one is left out. */
export function readShow(data: unknown): Show | null {
  // Without both there is nothing in it that a host would miss.
  if (!isRecord(data) || !('puzzles' in data || 'teams' in data)) return null;
  const top = filled(data, newShow());
  const read = {
    ...top,
    puzzles: Array.isArray(top.puzzles) ? top.puzzles.map(readPuzzle) : top.puzzles,
    teams: eachFilled(top.teams, NO_TEAM),
    availableChips: readChips(top.availableChips),
    houseRules: readHouseRules(top.houseRules),
    desk: readDesk(top.desk),
    parked: readParked(top.parked),
  };
  return isShow(read) ? read : null;
}
