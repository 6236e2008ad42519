import { expect, type Page } from '@playwright/test';
import {
  type Action,
  type HouseRules,
  newRun,
  newShow,
  PRESETS,
  perform,
  play,
  type Run,
} from '@wheel/game';
import type { Entry } from './api.ts';

export type HostedShow = {
  readonly puzzles?: readonly Entry[];
  readonly teams?: readonly string[];
  readonly withWheel?: boolean;
  readonly rules?: HouseRules;
  /** What the host has done since the start. */
  readonly played?: readonly Action[];
};

export const twoPuzzles: readonly Entry[] = [
  { category: 'Animal', searchedWord: 'Red dog' },
  { category: 'Weather', searchedWord: 'Summer rain' },
];
export const twoTeams = ['Red Pandas', 'Night Owls'] as const;

/** As clear on a dark card as the app's own. */
const colors = [
  '#FF8A80',
  '#82B1FF',
  '#B9F6CA',
  '#FFE57F',
  '#EA80FC',
  '#84FFFF',
  '#FFD180',
  '#CFD8DC',
];

/** A show that has been started and played so far, made by the rules themselves. */
export function startedRun({
  puzzles = twoPuzzles,
  teams = twoTeams,
  withWheel = true,
  rules = PRESETS.manual,
  played = [],
}: HostedShow): Run {
  const chosen = puzzles.map((puzzle, at) => ({
    id: at + 1,
    gametitle: 'Evening show',
    ...puzzle,
  }));
  const color = (at: number) => colors[at] ?? '#FFFFFF';
  const setUp: readonly Action[] = [
    { type: 'chooseQuiz', puzzles: chosen },
    ...teams.flatMap((name, team): readonly Action[] => [
      team === 0
        ? { type: 'enterTeams', color: color(0) }
        : { type: 'addTeam', color: color(team) },
      { type: 'renameTeam', team, name },
    ]),
    { type: 'finalizeTeams' },
    { type: 'startGame', withWheel },
  ];
  const fresh = { ...newShow(), houseRules: rules };
  const started = newRun(setUp.reduce((show, action) => play(show, action).show, fresh));
  return played.reduce((run, action) => perform(run, action).run, started);
}

/** Puts a started show where the browser keeps it, and opens it there: no screen before the game is drawn. */
export async function hostShow(page: Page, show: HostedShow = {}): Promise<void> {
  await openStored(page, startedRun(show));
  await expect(page.getByTestId('team-card')).toHaveCount((show.teams ?? twoTeams).length);
}

/** The game screen of a browser that keeps this for a run. */
export async function openStored(page: Page, run: unknown): Promise<void> {
  // Any answer of the server will do: it makes the page one of this origin, without the app.
  await page.goto('/healthz');
  await page.evaluate(keepRun, { claim: 1, revision: 1, value: run });
  await page.goto('/game');
  await expect(page.getByTestId('word').first()).toBeVisible();
}

/** Runs in the page, and writes what the app's own storage would. */
async function keepRun(snapshot: unknown): Promise<void> {
  const opening = indexedDB.open('wheel', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  await new Promise<void>((resolve, reject) => {
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('kept', 'readwrite');
      transaction.objectStore('kept').delete(IDBKeyRange.bound(['run'], ['run', []]));
      transaction.objectStore('kept').put(snapshot, ['run', 1]);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    };
  });
  opening.result.close();
}
