import type { Page, WebSocketRoute } from '@playwright/test';
import { publicShow, type RoomMatters, type RoomShow, roomShow } from '@wheel/game';
import { type HostedShow, startedRun } from './stored-show.ts';

const CODE = 'KXMRTD';
const LIMITS = { phones: 200, screens: 20, remotes: 4, bytes: 4096 };

/** What a room says of a show. */
export function toldOf(show: HostedShow, matters: Partial<RoomMatters> = {}): RoomShow & object {
  const all = { buzz: [], tie: false, joinHidden: false, ...matters };
  const extras = { phones: { letters: true, phrases: true }, joinAt: 'http://wheel.example' };
  return { ...roomShow(publicShow(startedRun(show).show, 0), all), ...extras };
}

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
  function welcome(as: string): void {
    say({ t: 'welcome', as, term: 1, seat: 'p1', token: 'token', now: 0, limits: LIMITS });
  }

  return {
    code: CODE,
    say,
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
