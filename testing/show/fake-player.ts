import { WebSocket } from 'undici';

type Message = { readonly t: string; readonly [more: string]: unknown };

/** A phone without a page: it joins, sits in its team and buzzes when it is told to. */
export async function sitDown(origin: string, code: string, name: string, team: number) {
  const address = `${origin.replace(/^http/, 'ws')}/api/rooms/${code}/socket`;
  const socket = new WebSocket(address);
  let round = 0;
  const heard: Message[] = [];
  const waiting: { readonly t: string; readonly hear: () => void }[] = [];

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    heard.push(message);
    if (message.t === 'buzz') round = Number(message.round);
    for (const { t, hear } of waiting) if (t === message.t) hear();
  });
  const hears = (t: string) =>
    new Promise<void>((resolve) => {
      if (heard.some((message) => message.t === t)) resolve();
      else waiting.push({ t, hear: resolve });
    });
  const say = (message: Message) => socket.send(JSON.stringify(message));

  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The room cannot be reached.')));
  });
  say({ t: 'hello', v: 1, as: 'player', name, team });
  await hears('welcome');
  return {
    heard,
    hears,
    buzz: (ago = 0) => say({ t: 'buzz', round, ago }),
    leave: () => socket.close(),
  };
}
