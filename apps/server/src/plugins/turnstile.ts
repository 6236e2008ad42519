import type { Server } from 'node:http';

/** How many upgrades are begun in one turn of the loop in which nobody new arrived. */
const PER_TURN = 8;
/** While somebody arrives in every turn, one upgrade is begun in so many of them. */
const TURNS_EACH = 8;

/**
 * After a restart thousands come back within a second. Node accepts one connection in each turn of its loop, so whoever wants
 * something else would stand in line behind all their greetings. Upgrades therefore wait while others still arrive.
 */
export function createTurnstile(server: Server): (upgrade: () => void) => void {
  const waiting: (() => void)[] = [];
  let hasArrived = false;
  let busyTurns = 0;

  function turn(): void {
    busyTurns = hasArrived ? busyTurns + 1 : 0;
    const whileBusy = busyTurns % TURNS_EACH === 0 ? 1 : 0;
    for (const upgrade of waiting.splice(0, hasArrived ? whileBusy : PER_TURN)) upgrade();
    hasArrived = false;
    if (waiting.length > 0) setImmediate(turn);
  }

  server.on('connection', () => {
    hasArrived = true;
  });
  return (upgrade) => {
    waiting.push(upgrade);
    if (waiting.length === 1) setImmediate(turn);
  };
}
