import type { FromHost, RoomWelcome, ToHost, ToHostSeats } from '@wheel/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../lib/clock.ts';
import type { ShowStore } from '../show/show-store.ts';
import type { BuzzCommand } from './buzz-rounds.ts';
import type { HostRoomState } from './host-state.ts';
import type { Answer, createWishes } from './wishes.ts';

export type HeardByHost = RoomWelcome | ToHost;

const PAIRING_MS = 5 * 60_000;

type HostEarsPorts = {
  readonly store: StoreApi<HostRoomState>;
  readonly show: Pick<ShowStore, 'getState'>;
  readonly wishes: ReturnType<typeof createWishes>;
  readonly clock: Pick<Clock, 'wall'>;
  readonly say: (message: FromHost) => boolean;
  readonly buzz: (command: BuzzCommand) => boolean;
  readonly hearSettings: (settings: Pick<RoomWelcome, 'door' | 'allow'>) => void;
  readonly welcomed: (term: number, rev: number) => void;
};

/** What the host's device does about each message of the room. */
export function createHostEars(ports: HostEarsPorts) {
  const { store, show, wishes, clock, say, buzz, hearSettings, welcomed } = ports;
  const { getState: now, setState: set } = store;

  const answer = (id: string, { ok, why }: Answer) =>
    say({ t: 'answer', id, ok, ...(why !== undefined && { why }) });

  function welcome({ term, rev = 0, publicUrl, addresses, ...settings }: RoomWelcome): void {
    hearSettings(settings);
    set({
      newcomers: [],
      ...(publicUrl !== undefined && { publicUrl }),
      ...(addresses && { addresses }),
    });
    welcomed(term, rev);
  }

  function heardOrder({ round, open, list, tie }: Extract<ToHost, { t: 'order' }>): void {
    if (round < now().round) return;
    set({ round, areBuzzersOpen: open, order: { list, tie } });
    const [first] = list;
    if (!first) return;
    if (open) buzz({ do: 'lock' });
    takeBuzz(list.map(({ team }) => team));
  }

  /** In a toss-up a phone's buzz is the team's buzz. */
  function takeBuzz(teams: readonly number[]): void {
    const { view, dispatch } = show.getState();
    if (!view.desk?.moves.includes('buzz')) return;
    teams.some((team) => dispatch({ type: 'buzz', team }));
  }

  function heardAsk(ask: Extract<ToHost, { t: 'ask' }>): void {
    const { id, kind, seat, value } = ask;
    if (kind === 'join') {
      set({ newcomers: [...now().newcomers, ask] });
      return;
    }
    const { team = null } = now().seats.find((one) => one.seat === seat) ?? {};
    answer(id, wishes.ask(team, kind, value));
  }

  /** Who left the door, or was let in without a word of the host, waits no more. */
  function heardSeats({ seats, waiting }: ToHostSeats): void {
    const newcomers = now().newcomers.filter(({ id }) => waiting?.includes(id) ?? true);
    set({ seats, newcomers });
  }

  function hear(message: HeardByHost): void {
    switch (message.t) {
      case 'welcome':
        welcome(message);
        break;
      case 'seats':
        heardSeats(message);
        break;
      case 'screens':
        set({ screens: message.n });
        break;
      case 'order':
        heardOrder(message);
        break;
      case 'pairing':
        set({ pairing: { token: message.token, untilMs: clock.wall() + PAIRING_MS } });
        break;
      case 'wish':
        answer(message.id, wishes.perform(message.do));
        break;
      case 'ask':
        heardAsk(message);
    }
  }

  return { hear };
}
