import { pageClock } from '../clock.ts';
import { overEventStream } from './event-stream.ts';
import { createLink, type Link, type LinkHooks } from './link.ts';
import { onWake } from './wake.ts';
import { overWebSocket } from './web-socket.ts';

/** A link to a room on what this browser has. It lives as long as the page. */
export function openLink<Heard extends { readonly t: string }>(
  code: string,
  hooks: LinkHooks<Heard>,
): Link {
  const ways = [overWebSocket(code), overEventStream(code)];
  const link = createLink<Heard>({ ways, clock: pageClock, chance: Math.random }, hooks);
  let stopWaking = () => {};
  return {
    ...link,
    start() {
      stopWaking();
      stopWaking = onWake(link.wake);
      link.start();
    },
    stop() {
      stopWaking();
      link.stop();
    },
  };
}
