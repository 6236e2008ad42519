import { type Action, newRun, PRESETS, performAt, type Run } from '@wheel/game';

const TEAMS = 4;
/** None of them opens the last letter: the phrase has vowels, and those are not called. */
const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXYZ'];

const puzzle = (id: number) => ({
  id,
  gametitle: 'A long evening',
  category: `Category ${id}`,
  searchedWord: `A rather long phrase to be guessed number ${id}`,
});

/** What happens on one puzzle: letters right and wrong, scores moved, the phrase solved, the next one shown. */
function stepsOn(id: number, count: number): readonly Action[] {
  const letters = CONSONANTS.map((letter): Action => ({ type: 'guessLetter', letter }));
  const scores = Array.from(
    { length: count - letters.length - 2 },
    (_, at): Action => ({ type: 'adjustScore', team: at % TEAMS, delta: 100 }),
  );
  const phrase = puzzle(id).searchedWord;
  return [...letters, ...scores, { type: 'guessPhrase', phrase }, { type: 'nextPuzzle' }];
}

/** An evening at the desk, played from its first step to its last. */
export function longShow(puzzles: number, steps: number): Run {
  const ids = Array.from({ length: puzzles + 1 }, (_, at) => at + 1);
  const chosen = newRun();
  const show = {
    ...chosen.show,
    puzzles: ids.map(puzzle),
    teams: Array.from({ length: TEAMS }, () => ({ name: 'Team', score: 0, color: '#112233' })),
    houseRules: PRESETS.simple,
  };
  const actions: readonly Action[] = [
    { type: 'startGame', withWheel: true },
    ...ids.slice(0, puzzles).flatMap((id) => stepsOn(id, steps / puzzles)),
  ];
  return actions.reduce((run, action, at) => performAt(run, action, at).run, newRun(show));
}
