import type { ShowScreen } from '@wheel/game';
import { useEffect, useLayoutEffect } from 'react';
import { goTo } from '../lib/address.ts';
import { useShowStore } from '../stores/show/show-context.ts';
import { pathOf } from './route-table.ts';

/**
 * Keeps address and show in step. The address leads the host: arriving at a path is told to the show. The show leads
 * the address when the host's action changes its screen, and always in a window that follows.
 */
export function ShowRoute({ screen }: { readonly screen: ShowScreen | null }) {
  const store = useShowStore();

  // Before the screen is drawn, so that it draws the show it is in.
  useLayoutEffect(() => store.visit(screen), [store, screen]);

  useEffect(() => {
    if (!screen) return;
    let isLeft = false;
    async function followShow() {
      await store.getState().ready;
      const { view, mode, hasQuizWaiting } = store.getState();
      if (isLeft || hasQuizWaiting || view.screen === screen) return;
      isLeft = true;
      goTo(pathOf(view.screen), { replace: mode === 'follower' });
    }
    followShow();
    const stop = store.subscribe(followShow);
    return () => {
      isLeft = true;
      stop();
    };
  }, [store, screen]);

  return null;
}
