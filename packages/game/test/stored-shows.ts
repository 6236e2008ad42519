import dialogOpen from '../src/history/stored-0.1/dialog-open.json' with { type: 'json' };
import eightTeams from '../src/history/stored-0.1/eight-teams.json' with { type: 'json' };
import hiddenWheel from '../src/history/stored-0.1/hidden-wheel.json' with { type: 'json' };
import lastPuzzle from '../src/history/stored-0.1/last-puzzle.json' with { type: 'json' };
import midPuzzle from '../src/history/stored-0.1/mid-puzzle.json' with { type: 'json' };
import midSpin from '../src/history/stored-0.1/mid-spin.json' with { type: 'json' };
import noTeams from '../src/history/stored-0.1/no-teams.json' with { type: 'json' };
import nothingYet from '../src/history/stored-0.1/nothing-yet.json' with { type: 'json' };
import samples from '../src/history/stored-0.1/samples.json' with { type: 'json' };
import solvedAndRewarded from '../src/history/stored-0.1/solved-and-rewarded.json' with {
  type: 'json',
};
import teamsSetUp from '../src/history/stored-0.1/teams-set-up.json' with { type: 'json' };
import told from '../src/history/stored-0.1/told.json' with { type: 'json' };
import umlauts from '../src/history/stored-0.1/umlauts.json' with { type: 'json' };
import undoneSpin from '../src/history/stored-0.1/undone-spin.json' with { type: 'json' };
import wheelBuilt from '../src/history/stored-0.1/wheel-built.json' with { type: 'json' };
import eightTeamsOf2 from '../src/history/stored-2/eight-teams.json' with { type: 'json' };
import midSpinOf2 from '../src/history/stored-2/mid-spin.json' with { type: 'json' };
import teamsSetUpOf2 from '../src/history/stored-2/teams-set-up.json' with { type: 'json' };
import thirdPuzzleOf2 from '../src/history/stored-2/third-puzzle.json' with { type: 'json' };
import prizesOf3 from '../src/history/stored-3/prizes.json' with { type: 'json' };

/** Runs as 0.1 stored them, by name, and what it said of each. They stay as they are for good. */
export const STORED = {
  'nothing-yet': nothingYet,
  'teams-set-up': teamsSetUp,
  'wheel-built': wheelBuilt,
  'mid-puzzle': midPuzzle,
  'mid-spin': midSpin,
  'dialog-open': dialogOpen,
  'solved-and-rewarded': solvedAndRewarded,
  'last-puzzle': lastPuzzle,
  'hidden-wheel': hiddenWheel,
  umlauts: umlauts,
  'eight-teams': eightTeams,
  samples: samples,
  'no-teams': noTeams,
  'undone-spin': undoneSpin,
};

export const TOLD: Readonly<Record<string, (typeof told)[keyof typeof told]>> = told;

/** Runs as the second version stored them: segments are data, and there are no desks yet. */
export const STORED_2 = {
  'teams-set-up': teamsSetUpOf2,
  'mid-spin': midSpinOf2,
  'eight-teams': eightTeamsOf2,
  'third-puzzle': thirdPuzzleOf2,
};

/** Runs as the third version stores them: one prize is won, one held, and one stands. */
export const STORED_3 = { prizes: prizesOf3 };
