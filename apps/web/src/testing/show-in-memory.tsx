import type { HouseRules, PuzzleKind } from '@wheel/game';
import { type ReactNode, Suspense } from 'react';
import { openBrowser } from '../stores/hosting/testing.ts';
import { LoadShow } from '../stores/show/show-context.ts';
import { createShowStore, type ShowStore } from '../stores/show/show-store.ts';

const PUZZLE = { id: 1, gametitle: 'Pets', category: 'Animal', searchedWord: 'red dog' };

type Hosted = {
  readonly rules?: HouseRules;
  /** Of the first puzzle. */
  readonly kind?: PuzzleKind;
  readonly teams?: number;
  readonly puzzles?: number;
};

/** The windows of one browser in memory, with real stores. */
export function openWindows(having = {}) {
  const browser = openBrowser(having);
  let opened = 0;

  async function openWindow(): Promise<ShowStore> {
    opened += 1;
    const store = createShowStore({
      ...browser.portsOf(`window ${opened}`),
      page: { onHide() {}, onRestore() {} },
      askToKeepStorage() {},
    });
    store.visit('game');
    await browser.pass(1000);
    return store;
  }

  /** A window that hosts a started game; every phrase in it is `red dog`. */
  async function openHost({ rules, kind = 'round', teams = 1, puzzles = 1 }: Hosted = {}) {
    const store = await openWindow();
    const { dispatch } = store.getState();
    dispatch({ type: 'chooseQuiz', puzzles: Array.from({ length: puzzles }, () => PUZZLE) });
    dispatch({ type: 'enterTeams', color: '#112233' });
    for (let more = 1; more < teams; more++) dispatch({ type: 'addTeam', color: `#11223${more}` });
    if (rules) dispatch({ type: 'chooseRules', rules });
    dispatch({ type: 'setKind', puzzle: 0, kind });
    dispatch({ type: 'startGame', withWheel: true });
    store.visit('game');
    await browser.pass(1000);
    return store;
  }

  return { ...browser, openWindow, openHost };
}

/** Around what is drawn, so that it finds this show. */
export function inShow(store: ShowStore) {
  const loaded = Promise.resolve(store);
  return ({ children }: { readonly children: ReactNode }) => (
    <LoadShow value={() => loaded}>
      <Suspense>{children}</Suspense>
    </LoadShow>
  );
}
