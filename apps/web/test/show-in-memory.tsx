import type { ShowScreen } from '@wheel/game';
import { type ReactNode, Suspense } from 'react';
import { LoadShow } from '../src/show/context.ts';
import { createShowStore, type ShowStore, type ToldEvent } from '../src/show/store.ts';
import { type Started, startOf } from './started-show.ts';
import { openBrowser } from './windows-in-memory.ts';

/** Long enough for a window to find out whether it hosts. */
const FOUND_MS = 400;

/** The windows of one browser in memory, with real stores. */
export function openWindows(having = {}) {
  const browser = openBrowser(having);
  let opened = 0;

  function newWindow() {
    opened += 1;
    const page = { restore: () => {} };
    const store = createShowStore({
      ...browser.portsOf(`window ${opened}`),
      onRestore: (listener) => Object.assign(page, { restore: listener }),
      askToKeepStorage() {},
    });
    const events: ToldEvent[] = [];
    const hear = () => store.onEvent((event) => events.push(event));
    const { dispatch } = store.getState();
    return { ...store, dispatch, now: store.getState, page, events, hear, leave: hear() };
  }

  async function openWindow(screen: ShowScreen = 'game') {
    const window = newWindow();
    window.visit(screen);
    await browser.pass(FOUND_MS);
    return window;
  }

  /** A window that hosts a started game. */
  async function openHost({ kind = 'round', ...started }: Started = {}) {
    const host = await openWindow();
    for (const action of startOf({ ...started, kind })) host.dispatch(action);
    host.visit('game');
    await browser.pass(0);
    host.events.length = 0;
    return host;
  }

  return { ...browser, newWindow, openWindow, openHost };
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
