/** A window of another version says things this one does not understand, and is not listened to. */
const PROTOCOL = 1;

/** Carries plain data to the other windows of this browser. */
export type ShowChannel<Message> = {
  post(message: Message): void;
  close(): void;
};

/** A line to all windows that opened the same name; a dead one where the browser has none. */
export function openShowChannel<Message>(
  name: string,
  hear: (message: Message) => void,
): ShowChannel<Message> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      if (data?.protocol === PROTOCOL) hear(data.message);
    };
    return {
      post: (message) => channel.postMessage({ protocol: PROTOCOL, message }),
      close: () => channel.close(),
    };
  } catch (error) {
    console.warn('Windows of this browser cannot talk to each other.', error);
    return { post: () => {}, close: () => {} };
  }
}
