import { plain } from '../../testing/figures.ts';
import { installed, provenance } from '../../testing/system/machine.ts';
import { type Bench, say } from '../lib/bench.ts';
import { installPeers, peersFolder } from '../lib/peer-pages.ts';
import { table } from '../lib/table.ts';
import { buzzAtOnce } from './buzzes.ts';
import { type Contestant, startBareWs, startOurs, startSocketIo } from './contestants.ts';
import { type FanOut, fanOut } from './fan-out.ts';
import { comingBack, secondServer } from './setbacks.ts';

const explanation = `Each host shows a state of 900 bytes once a second; every delivery is timed from the host's word to the guest's ear, in one
process. Ours checks each message, keeps seats, limits and slow screens apart; socket.io and bare \`ws\` only pass on. Memory is
what a connected guest adds to the server, after it was asked to clear up. Sockets come from many loopback addresses, because one
may have 500.`;

const contestants: Readonly<Record<string, () => Promise<Contestant>>> = {
  ours: () => startOurs(),
  'socket.io': startSocketIo,
  'bare ws': startBareWs,
};

export const roomBench: Bench = {
  title: 'Rooms: from the host to every screen, and from a thumb to the host',
  async run({ isQuick, seed }) {
    await installPeers();
    const many = isQuick ? [4, 10, 2] : [200, 50, 10];
    const [rooms = 1, perRoom = 1, seconds = 1] = many;
    const inOne = isQuick ? 50 : 2_000;
    const wide: (readonly [string, FanOut])[] = [];
    const tall: (readonly [string, FanOut])[] = [];
    for (const [name, start] of Object.entries(contestants)) {
      say(`  ${name}: ${rooms * perRoom} sockets in ${rooms} rooms`);
      wide.push([name, await measured(start, { rooms, perRoom, seconds, perSecond: 1 })]);
      say(`  ${name}: ${inOne} in one room`);
      tall.push([name, await measured(start, { rooms: 1, perRoom: inOne, seconds, perSecond: 1 })]);
    }
    say('  buzzes');
    const ours = await startOurs();
    const fifty = await buzzAtOnce(ours.server, {
      rooms: 1,
      perRoom: 50,
      rounds: isQuick ? 2 : 40,
    });
    const crowd = await buzzAtOnce(ours.server, {
      rooms: isQuick ? 2 : 200,
      perRoom: isQuick ? 5 : 50,
      rounds: isQuick ? 1 : 3,
    });
    await ours.stop();
    say('  coming back');
    const back = await comingBack(isQuick ? 100 : 10_000);
    say('  a second server');
    const second = await secondServer(isQuick ? 3 : 15);

    const row = ([name, { p50Ms, p99Ms, cpuUsPerDelivery, kbPerSeat, lost }]: readonly [
      string,
      FanOut,
    ]) => [name, plain(p50Ms), plain(p99Ms), plain(cpuUsPerDelivery), plain(kbPerSeat), lost];
    const head = ['p50 ms', 'p99 ms', 'CPU µs/delivery', 'kB/seat', 'lost'];
    return [
      explanation,
      table(
        [`${(rooms * perRoom).toLocaleString('en-US')} sockets, ${rooms} rooms`, ...head],
        wide.map(row),
      ),
      table([`${inOne.toLocaleString('en-US')} in one room`, ...head], tall.map(row)),
      table(
        ['Ours', 'figure', 'accepted'],
        [
          [
            '50 phones buzz at once: first press to host, p99 ms (150 held)',
            plain(fifty.toHostP99Ms),
            '≤ 165',
          ],
          [
            `${isQuick ? 10 : '10,000'} buzzes within 100 ms: all told, ms`,
            plain(crowd.allToldMs),
            '≤ 1,000',
          ],
          ['lost of them', crowd.lost, 0],
          [
            `${isQuick ? 100 : '10,000'} come back after a restart, s`,
            plain(back.allBackMs / 1000),
            '≤ 10',
          ],
          ['other calls meanwhile, p99 ms', plain(back.otherP99Ms), '< 100'],
          ['the slowest of them', plain(back.otherMaxMs), '–'],
          ['kill -9: every screen current, ms', plain(back.currentMs), '≤ 6,000'],
          ['a second server adds, p99 ms', plain(second.laterP99Ms), '≤ 10'],
          ['this process was late meanwhile by, p99 ms', plain(second.ownDelayMs), '–'],
        ],
      ),
      provenance(seed, [
        `ws ${installed('ws')}`,
        `socket.io ${installed('socket.io', `${peersFolder}/node_modules`)}`,
      ]),
    ].join('\n\n');
  },
};

async function measured(
  start: () => Promise<Contestant>,
  plan: Parameters<typeof fanOut>[1],
): Promise<FanOut> {
  const contestant = await start();
  try {
    return await fanOut(contestant, plan);
  } finally {
    await contestant.stop();
  }
}
