import {
  fittedRoomShow,
  type PublicEvent,
  publicEvents,
  publicShow,
  type RoomMatters,
  type RoomShow,
  type Run,
  roomShow,
} from '@wheel/game';
import type { ShowStore, ToldEvent } from '../show/show-store.ts';

/** The limit of a room less what stands beside the show. */
const STATE_BYTES_MAX = 5700;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** What phones may send, so that they offer it. */
export type PhonesMay = { readonly letters: boolean; readonly phrases: boolean };

/** What stands beside the show. */
export type RoomExtras = {
  readonly phones: PhonesMay;
  /** Where phones find the room; `null` when they cannot. */
  readonly joinAt: string | null;
};

/** The show as it goes to the room. */
export type PublicState = RoomShow & RoomExtras;

/** What may leave this device, and nothing else. */
export function publicStateOf(
  { show, clocks }: Pick<Run, 'show' | 'clocks'>,
  wallMs: number,
  { phones, joinAt, ...matters }: RoomMatters & RoomExtras,
): PublicState {
  const told = roomShow(publicShow(show, wallMs, clocks), matters);
  return { ...fittedRoomShow(told, STATE_BYTES_MAX, bytesOf), phones, joinAt };
}

/** Tells of every change of the show once it is whole, with what happened. Returns the way to stop. */
export function onShowChange(
  show: Pick<ShowStore, 'subscribe' | 'onEvent'>,
  tell: (events: readonly PublicEvent[]) => void,
): () => void {
  let told: ToldEvent[] = [];
  let isDue = false;

  // A change draws the show first and tells its events afterwards, in the same breath.
  function become() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      const events = told;
      told = [];
      tell(publicEvents(events.filter(isOfTheShow)));
    });
  }
  const stops = [
    show.subscribe(({ view, mode }, before) => {
      if (view !== before.view || mode !== before.mode) become();
    }),
    show.onEvent((event) => {
      told.push(event);
      become();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** In the window that hosts, a step taken back has its name with it. */
const isOfTheShow = (event: ToldEvent): event is Parameters<typeof publicEvents>[0][number] =>
  (event.type !== 'undone' && event.type !== 'redone') || 'step' in event;
