import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../testing/figures.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { freePort } from '../testing/system/port.ts';
import { residentMb } from '../testing/system/usage.ts';
import { type Call, createClient, patiently } from './support/client.ts';
import { type Fault, secondsOf } from './support/fault.ts';
import { makeGame, type SentGame } from './support/games.ts';
import { LiveRooms } from './support/live-rooms.ts';
import { openLoop } from './support/open-loop.ts';
import { startServer } from './support/server.ts';
import { expectIntact, expectKept } from './support/verify.ts';

const SAMPLES = 60;
const ROOMS = 10;
/** One room ends and another opens. */
const NEW_ROOM_EVERY_S = 10;
const RESTARTS = 3;
/** The time in which servers are started anew, caches fill and code is compiled. */
const UNSETTLED = 1 / 3;
const GAMES = 50;
const CALLERS = 16;
const SOUNDING_MAX_S = 10;
/** A game that was sent again may be there already, and a busy server tells to come back later. */
const GOOD = [200, 201, 409, 503];
/** What memory may grow by while it is watched; in a short run it settles meanwhile. */
const GROWN_MAX_MB = 10;

type Sample = { readonly minute: number; readonly memoryMb: number; readonly files: number };

/** Megabytes a minute, by the line that fits the samples best. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((sample) => sample.minute));
  const memory = mean(samples.map((sample) => sample.memoryMb));
  let above = 0;
  let below = 0;
  for (const sample of samples) {
    above += (sample.minute - minute) * (sample.memoryMb - memory);
    below += (sample.minute - minute) ** 2;
  }
  return above / below;
}

type Next = { readonly path: string; readonly call?: Call };

/** How many calls a second are answered when there is always another one. */
async function carriedPerSecond(origin: string, seconds: number, next: () => Next) {
  const client = createClient(origin, { connections: CALLERS });
  const untilMs = performance.now() + seconds * 1000;
  let answered = 0;
  async function ask(): Promise<void> {
    while (performance.now() < untilMs) {
      const { path, call } = next();
      if ((await client.call(path, call)).status < 300) answered += 1;
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, ask));
  client.close();
  return answered / seconds;
}

/** Seen to fail on `injected/leak-and-lose.mjs`, which keeps some of every request, and commits after its promise. */
export const fault: Fault = {
  title: 'half load for minutes with rooms and restarts, watching memory, open files and the log',
  injection: 'some of every request is kept for ever, and a kill loses what was acknowledged last',

  async run({ options, report, random, say }) {
    const seconds = secondsOf(options, 180, 36);
    const dataDir = scratchFolder('faults-soak');
    const port = await freePort();
    const start = () =>
      startServer({
        env: { DATA_DIR: dataDir },
        port,
        injected: options.isInjected ? 'leak-and-lose.mjs' : undefined,
        nodeFlags: ['--max-semi-space-size=4', '--max-old-space-size=96'],
      });
    let server = await start();
    const { origin } = server;
    const acknowledged: SentGame[] = [];
    const sent: SentGame[] = [];
    const creates = new Map<number, SentGame>();
    const errors: string[] = [];
    let isRestarting = false;
    let cutByRestarts = 0;
    const cut: string[] = [];

    function next(nth = -1): Next {
      const dice = random();
      if (dice < 0.3) return { path: '/api/search?query=made' };
      if (dice < 0.4) return { path: '/api/searchsuggestions' };
      const known = acknowledged[Math.floor(random() * acknowledged.length)];
      if (known && dice < 0.95) return { path: `/api/quiz/${known.quizId}` };
      const game = makeGame();
      sent.push(game);
      creates.set(nth, game);
      return { path: '/api/games', call: { body: game.entries, isRepeatable: true } };
    }

    function onAnswer(nth: number, status: number, reason = ''): void {
      const game = creates.get(nth);
      creates.delete(nth);
      if ((status === 201 || status === 409) && game) acknowledged.push(game);
      if (status !== 0) return;
      if (isRestarting) cutByRestarts += 1;
      else cut.push(`${game ? 'a new game' : 'a question'}: ${reason}`);
    }

    const client = createClient(origin);
    for (let nth = 0; nth < GAMES; nth++) {
      const game = makeGame();
      await patiently(client, '/api/games', { body: game.entries });
      acknowledged.push(game);
    }
    client.close();
    const soundingS = Math.min(SOUNDING_MAX_S, seconds / 10);
    const perSecond = Math.ceil((await carriedPerSecond(origin, soundingS, next)) / 2);
    const rooms = await LiveRooms.open(origin, ROOMS);

    async function expectCurrent(when: string): Promise<void> {
      const behind = await rooms.countBehind();
      if (behind > 0) errors.push(`${when}: ${behind} rooms were not shown the newest state`);
    }

    function expectNoErrorLogged(): void {
      const line = /.*"level":[56]0.*/.exec(server.output())?.[0];
      if (line !== undefined) errors.push(`the server logged ${line}`);
    }

    async function restart(nth: number): Promise<void> {
      isRestarting = true;
      await (nth === 0 ? server.terminate() : server.kill());
      expectNoErrorLogged();
      server = await start();
      await expectCurrent(`restart ${nth + 1}`);
      isRestarting = false;
    }

    /** Once a second all shows take a step; at times a room or the server is replaced. */
    async function keepRooms(): Promise<void> {
      const startedMs = performance.now();
      let restarts = 0;
      for (let second = 1; second < seconds; second++) {
        await pause(Math.max(0, startedMs + second * 1000 - performance.now()));
        rooms.act();
        const isDue = second >= ((restarts + 1) * UNSETTLED * seconds) / (RESTARTS + 1);
        if (restarts < RESTARTS && isDue) await restart(restarts++);
        else if (second % NEW_ROOM_EVERY_S === 0) await rooms.replaceOldest();
      }
    }

    const samples: Sample[] = [];
    const every = Math.max(1, Math.floor(seconds / SAMPLES));
    const [result] = await Promise.all([
      openLoop(origin, {
        perSecond,
        seconds,
        next,
        onAnswer,
        onSecond(second) {
          if (second % every !== 0 || isRestarting) return;
          const memoryMb = residentMb(server.pid);
          const files = readdirSync(`/proc/${server.pid}/fd`).length;
          samples.push({ minute: second / 60, memoryMb, files });
          if (samples.length % 10 === 0)
            say(`${second} of ${seconds} s: ${memoryMb.toFixed(0)} MB, ${files} files`);
        },
      }),
      keepRooms(),
    ]);
    await expectCurrent('in the end');
    expectNoErrorLogged();

    const settled = samples.filter(({ minute }) => minute * 60 > seconds * UNSETTLED);
    const files = settled.map((sample) => sample.files);
    const moved = Math.max(...files) - median(files);
    const logMb = statSync(join(dataDir, 'wheel.sqlite-wal')).size / 2 ** 20;
    const slope = slopeOf(settled);
    const grownMaxMb = options.isQuick || options.isInjected ? 3 * GROWN_MAX_MB : GROWN_MAX_MB;
    const bound = grownMaxMb / ((seconds / 60) * (1 - UNSETTLED));
    report.tried(
      `${result.sent} calls in ${seconds} s at ${perSecond} a second, half of what was carried; ` +
        `${acknowledged.length} games, ${rooms.history}, ${RESTARTS} restarts`,
    );
    report.measured(`${result.statuses.get(503) ?? 0} calls told to come back later`);
    report.measured(
      `${cutByRestarts} calls cut off by restarts; all rooms back in ${rooms.slowestMs.toFixed(0)} ms`,
    );
    report.measured(
      `memory at last ${samples.at(-1)?.memoryMb.toFixed(0)} MB, open files ${files.at(-1)}`,
    );
    report.measured(
      `memory grew by ${slope.toFixed(2)} MB a minute in the last two thirds (fails past ${bound.toFixed(2)})`,
    );
    report.expect(slope <= bound, `memory grew by ${slope.toFixed(2)} MB a minute`);
    report.expect(moved <= 110, `open files grew by ${moved}`);
    report.expect(logMb <= 64, `the log of the database has grown to ${logMb.toFixed(0)} MB`);
    report.expect(cut.length === 0, `calls were cut off between restarts: ${cut.join('; ')}`);
    for (const [status, count] of result.statuses)
      report.expect(GOOD.includes(status), `${count} calls answered ${status}`);
    for (const error of errors) report.lost(error);
    say(`looking for ${sent.length} games`);
    await expectKept(report, origin, { acknowledged, sent }, 'in the end');
    expectIntact(report, dataDir, 'in the end');
    report.notShown(`a run of 24 hours: this one took ${(seconds / 60).toFixed(1)} minutes`);
    rooms.leave();
    await server.kill();
    removeFolder(dataDir);
  },
};
