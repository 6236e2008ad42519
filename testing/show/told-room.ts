import type { Page, WebSocketRoute } from '@playwright/test';
import type { RoomInfo } from '@wheel/contract';
import { type PublicShow, publicShow } from '@wheel/game';
import { type HostedShow, startedRun } from './stored-show.ts';

const CODE = 'KXMRTD';
const LIMITS = { phones: 200, screens: 20, remotes: 4, bytes: 4096 };

type State = { readonly show: PublicShow; readonly room: RoomInfo };

const INFO: RoomInfo = {
  buzz: [],
  joinHidden: false,
  phones: { letters: true, phrases: true },
  joinAt: 'http://wheel.example',
};

/** The state that a room sends of a show. */
export const stateOf = (
  show: HostedShow,
  room: Partial<RoomInfo> = {},
  more: Partial<PublicShow> = {},
): State => ({
  show: { ...publicShow(startedRun(show).show, 0), ...more },
  room: { ...INFO, ...room },
});

/** A room that says what it is told to say: every state of a guest can be had, in any order. */
export async function tellRoom(page: Page) {
  let socket: WebSocketRoute | null = null;
  let rev = 0;
  let isUp = true;
  /** Who came while nobody answered. */
  let waiting: string | null = null;
  await page.route(`**/api/rooms/${CODE}`, (route) =>
    route.fulfill({ json: { code: CODE, open: true } }),
  );
  await page.routeWebSocket(/\/api\/rooms\/.*\/socket/, (route) => {
    socket = route;
    route.onMessage((text) => {
      const { t, as } = JSON.parse(String(text));
      if (t !== 'hello') return;
      if (isUp) welcome(as);
      else waiting = as;
    });
  });
  const say = (message: object) => socket?.send(JSON.stringify(message));
  /** A guest that waits at the door is given no token. */
  function welcome(as: string, more: object = { seat: 'p1', token: 'token' }): void {
    say({ t: 'welcome', as, term: 1, now: 0, limits: LIMITS, ...more });
  }

  return {
    code: CODE,
    say,
    welcome,
    show(state: object, events: readonly object[] = []): void {
      rev += 1;
      say({ t: 'state', term: 1, rev, age: 0, state, events });
    },
    end: (code: number, reason: string) => socket?.close({ code, reason }),
    /** The connection breaks, and nobody answers. */
    break(): void {
      isUp = false;
      socket?.close({ code: 1012, reason: 'restart' });
    },
    mend(): void {
      isUp = true;
      if (waiting !== null) welcome(waiting);
      waiting = null;
    },
  };
}
