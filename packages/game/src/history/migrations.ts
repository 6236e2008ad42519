import { type Data, isRecord } from '../shape.ts';
import type { ShowScreen } from '../show.ts';
import { SURPRISE_TEXTS } from '../wheel/chip-text.ts';

/** From each released shape of a stored run to the next; the first one leads from what 0.1 stored. */
export const MIGRATIONS: readonly ((run: Data) => Data)[] = [fromFirst, fromSecond];

/** 0.1 named no screen, and a segment was the text on it. */
function fromFirst(run: Data): Data {
  const screen = isRecord(run.show) ? screenOf(run.show) : 'teams';
  const showFromFirst = (show: Data): Data => ({
    ...show,
    screen,
    wheelSegments: each(show.wheelSegments, segmentOf),
    availableChips: each(show.availableChips, segmentOf),
    rewardValue: show.rewardValue === '' ? null : segmentOf(show.rewardValue),
  });
  return {
    ...run,
    start: isRecord(run.start) ? showFromFirst(run.start) : run.start,
    show: isRecord(run.show) ? showFromFirst(run.show) : run.show,
    steps: each(run.steps, stepFromFirst),
    undone: each(run.undone, stepFromFirst),
  };
}

/** There was no desk: what is missing of it takes its default, which is a show played by hand. */
function fromSecond(run: Data): Data {
  return run;
}

/** Where the show most likely was. Without a quiz only the game screen laid out a board. */
function screenOf({ gameStarted, teamsLocked, puzzles, revealedLetters }: Data): ShowScreen {
  const isBoardOfSamples = isEmpty(puzzles) && !isEmpty(revealedLetters);
  if (gameStarted === true || isBoardOfSamples) return 'game';
  return teamsLocked === true ? 'wheel' : 'teams';
}

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;

const SURPRISES: ReadonlyMap<unknown, unknown> = new Map(
  Object.entries(SURPRISE_TEXTS).map(([type, text]) => [text, { type }]),
);

function segmentOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  return SURPRISES.get(text) ?? { type: 'points', value: Number(text) };
}

function stepFromFirst(step: unknown): unknown {
  if (!isRecord(step)) return step;
  if (step.type !== 'addSegment' && step.type !== 'removeSegment') return step;
  return { type: step.type, segment: segmentOf(step.value) };
}

const each = (list: unknown, convert: (item: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(convert) : list;
