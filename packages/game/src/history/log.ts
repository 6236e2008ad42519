import type { Action } from '../action.ts';
import { play } from '../play.ts';
import { currentPuzzle, wordsOf } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { teamName } from '../teams.ts';
import { canRedo, canUndo, nextStep, type Run } from './run.ts';

export type LogLine = {
  readonly text: string;
  readonly kind: 'correct' | 'wrong' | 'solved' | 'score' | 'puzzle' | 'board' | 'wheel' | 'spin';
};

type Told = { readonly run: Run; readonly lines: readonly LogLine[] };

let told: Told | null = null;

/** What happened so far, oldest first. Asked for after every step, it goes on from what it told last. */
export function log(run: Run): readonly LogLine[] {
  if (told?.run !== run) told = { run, lines: continued(told, run) };
  return told.lines;
}

function continued(before: Told | null, { start, steps }: Run): readonly LogLine[] {
  const known = before?.run.start === start ? before.run : null;
  if (!before || !known?.steps.every((action, at) => action === steps[at]))
    return linesOf(start, steps);
  return linesOf(known.show, steps.slice(known.steps.length), before.lines);
}

/** What undo would take back or redo would repeat. */
export function describeStep(run: Run, direction: 'undo' | 'redo'): string | null {
  if (direction === 'undo') return canUndo(run) ? (log(run).at(-1)?.text ?? null) : null;
  return canRedo(run) ? (linesOf(run.show, nextStep(run)).at(-1)?.text ?? null) : null;
}

function linesOf(
  start: Show,
  steps: readonly Action[],
  told: readonly LogLine[] = [],
): readonly LogLine[] {
  const lines = [...told];
  let before = start;
  for (const action of steps) {
    const after = play(before, action).show;
    // The result belongs on the line of its spin, but only once the wheel stands.
    if (action.type === 'endSpin') lines.pop();
    const line = lineFor(before, action, after);
    if (line) lines.push(line);
    before = after;
  }
  return lines;
}

const signed = (change: number): string => (change < 0 ? `${change}` : `+${change}`);

function scoreLine(before: Show, after: Show, team: number): string {
  const score = after.teams[team]?.score ?? 0;
  const change = score - (before.teams[team]?.score ?? 0);
  return `${teamName(after, team)} ${signed(change)} (${score})`;
}

function letterLine(letter: string, after: Show): LogLine {
  const count = after.correctLetters.flat().filter(Boolean).length;
  if (count === 0) return { text: `No ${letter}`, kind: 'wrong' };
  const text = `${letter}: ${count} on the board`;
  return after.isComplete ? { text: `${text}, solved`, kind: 'solved' } : { text, kind: 'correct' };
}

function lineFor(before: Show, action: Action, after: Show): LogLine | null {
  switch (action.type) {
    case 'guessLetter':
      return letterLine(action.letter, after);
    case 'guessPhrase':
      return after.isComplete
        ? { text: `Solved: ${wordsOf(after).join(' ')}`, kind: 'solved' }
        : { text: `Not the phrase: ${action.phrase.trim() || 'nothing'}`, kind: 'wrong' };
    case 'setVowels':
      return { text: action.include ? 'Vowels on' : 'Vowels off', kind: 'board' };
    case 'nextPuzzle':
      return {
        text: `Next puzzle: ${currentPuzzle(after)?.category.toUpperCase() ?? ''}`,
        kind: 'puzzle',
      };
    case 'adjustScore':
      return { text: scoreLine(before, after, action.team), kind: 'score' };
    case 'rewardTeam':
      return { text: `Star: ${scoreLine(before, after, action.team)}`, kind: 'score' };
    case 'addSegment':
      return { text: `Wheel: ${action.value} added`, kind: 'wheel' };
    case 'removeSegment':
      return { text: `Wheel: ${action.value} removed`, kind: 'wheel' };
    case 'resetWheel':
      return { text: 'Wheel reset', kind: 'wheel' };
    case 'randomizeWheel':
      return { text: 'Wheel shuffled', kind: 'wheel' };
    case 'setWheelVisible':
      return { text: action.visible ? 'Wheel shown' : 'Wheel hidden', kind: 'wheel' };
    case 'startSpin':
      return { text: 'Spin', kind: 'spin' };
    case 'endSpin':
      return { text: `Spin: ${after.rewardValue}`, kind: 'spin' };
    default:
      return null;
  }
}
