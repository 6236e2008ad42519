/** What windows of one show say to each other. `Snapshot` is plain data. */
export type ShowMessage<Snapshot, Event> =
  /** A window opens the show and asks who hosts it. */
  | { readonly type: 'hello' }
  /** The hosting window answers, and tells every change. */
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot; readonly events: readonly Event[] }
  /** The hosting window closes or reloads. */
  | { readonly type: 'bye' };

export type ShowChannel<Snapshot, Event> = {
  post(message: ShowMessage<Snapshot, Event>): void;
  close(): void;
};

/** A line to the other windows; a dead one where the browser has none. */
export function openShowChannel<Snapshot, Event>(
  name: string,
  hear: (message: ShowMessage<Snapshot, Event>) => void,
): ShowChannel<Snapshot, Event> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data);
    return {
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  } catch (error) {
    console.warn('Windows of this browser cannot talk to each other.', error);
    return { post: () => {}, close: () => {} };
  }
}
