import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  hostOf,
  join,
  openRoom,
  playerOf,
  stateOf,
  welcomeOf,
} from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { startChild, stopChild } from '../../../testing/system/own.ts';
import { freePort } from '../../../testing/system/port.ts';
import { startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';
import { postgresServer } from './support/stores.ts';

const OPERATING = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));
const folder = useFolder();
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The configuration that docs/operating.md shows, with the addresses of this machine. */
function configuration(port: number, servers: readonly number[]): string {
  const shown = /```nginx\n([\s\S]*?)```/.exec(readFileSync(OPERATING, 'utf8'))?.[1] ?? '';
  const http = shown
    .replace(
      /server 10\.0\.0\.\d+:3000;\n\s*server 10\.0\.0\.\d+:3000;/,
      servers.map((at) => `server 127.0.0.1:${at};`).join('\n'),
    )
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replace(/server_name .*;/, 'server_name localhost;');
  expect(http).toContain(`listen 127.0.0.1:${port};`);
  expect(http).toContain(`server 127.0.0.1:${servers[0]};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${temporary}\n${http} }`;
}

const name = 'nginx as docs/operating.md sets it up passes rooms to two servers';

it.skipIf(!hasNginx)(hasNginx ? name : `${name} (there is no nginx here)`, async () => {
  mkdirSync(path(folder, 'logs'));
  const url = await (await postgresServer()).createDatabase();
  const env = { DATABASE_URL: url, DATA_DIR: folder, RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.1' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const port = await freePort();
  const file = path(folder, 'nginx.conf');
  writeFileSync(
    file,
    configuration(
      port,
      servers.map((server) => server.port),
    ),
  );
  const nginx = startChild('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);

  const room = await openRoom(origin);
  const host = await hostOf(origin, room);
  // One after the other they land on both servers.
  const seat = String(welcomeOf(host).screenToken);
  const screens = await Promise.all(
    Array.from({ length: 6 }, () => join(origin, room.code, { as: 'screen', seat })),
  );
  const stream = await StreamClient.open(origin, room.code);
  expect(await stream.say({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 })).toBe(204);
  await stream.kind('welcome');
  host.say(stateOf(1, 1));
  for (const screen of screens) expect(await screen.kind('state')).toMatchObject({ rev: 1 });
  expect(await stream.kind('state')).toMatchObject({ rev: 1 });
  const phone = await playerOf(origin, room.code, 'Bob', { team: 2 });
  host.say({ t: 'buzz', do: 'open', round: 1 });
  await Promise.all(
    [stream, phone].map((one) => one.next(({ t, open }) => t === 'buzz' && open === true)),
  );
  await stream.say({ t: 'buzz', round: 1, ago: 0 });
  phone.say({ t: 'buzz', round: 1, ago: 0 });
  await host.next(({ t, list }) => t === 'order' && Array.isArray(list) && list.length === 2);

  stream.leave();
  for (const client of [host, phone, ...screens]) client.socket.terminate();
  await stopChild(nginx);
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
});
