import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { underLoad } from '../../../testing/system/load.ts';
import { entryWith } from './helpers/games.ts';
import { failToStart, type ServerProcess, startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';

const folder = useFolder();

describe('a bad start', () => {
  it.concurrent.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ RATE_LIMIT: 'on' }, 'RATE_LIMIT'],
    [{ REVIEWERS: 'anna,Guest' }, 'REVIEWERS'],
    [{ PUBLIC_GAMES: 'never' }, 'PUBLIC_GAMES'],
    [{ ROOM_PHONES: 'many' }, 'ROOM_PHONES must be a number from 1 to 2000, not "many".'],
    [{ BLOCKED_WORDS: '/no/such/file' }, 'BLOCKED_WORDS'],
    [{ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' }, 'DATABASE_URL'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
    [{ HOST: '192.0.2.1', PORT: '0' }, 'Cannot start'],
  ])('a start with %j ends with one clear line', async (env, beginning) => {
    const { code, stdout, stderr } = await failToStart({ DATA_DIR: folder, ...env });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(stderr).toMatch(new RegExp(`^${beginning}`));
    expect(stderr).not.toContain('hunter2');
  });
});

describe('a running server', () => {
  let server: ServerProcess;
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const received = async (socket: Socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    // A byte that is sent into a connection which the server has just closed resets it, after the answer.
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
    return text;
  };

  beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder });
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.process.kill('SIGKILL');
  });

  it('says where it is and has games from the start', async () => {
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const response = await fetch(`${server.address}/api/searchsuggestions`);
    expect(await response.json()).toHaveLength(12);
  });

  it('tells its version, which is that of the product', async () => {
    const response = await fetch(`${server.address}/healthz`);
    expect(await response.json()).toEqual({ status: 'ok', version: manifest.version });
  });

  it.concurrent('closes clients that send too slowly, and serves the others meanwhile', async () => {
    const [slowHead, slowBody] = [await open(), await open()];
    const post = 'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    slowHead.write('GET /api/search HTTP/1.1\r\nHost: x\r\n');
    slowBody.write(`${post}Content-Length: 1000\r\n\r\n{`);
    const startedAt = performance.now();
    const dripping = setInterval(() => {
      slowHead.write('X-Drip: 1\r\n');
      slowBody.write(' ');
    }, 500);
    const answers = Promise.all([received(slowHead), received(slowBody)]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const [head, body] = await answers;
    clearInterval(dripping);
    expect(performance.now() - startedAt).toBeLessThan(underLoad(20_000));
    for (const answer of [head, body]) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('application/problem+json');
    }
  });

  it.concurrent.each([
    ['what is no HTTP', 'HELO there\r\n\r\n', 400, 'INVALID'],
    [
      'an absurd header',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'TOO_LARGE',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'INVALID',
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID'],
    [
      'a wish',
      'GET /api HTTP/1.1\r\nHost: x\r\nExpect: it\r\nConnection: close\r\n\r\n',
      404,
      'NOT_FOUND',
    ],
  ])('refuses %s with a problem', async (_what, bytes, status, code) => {
    const socket = await open();
    const answer = received(socket);
    socket.write(bytes);
    const [head = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    const problem = { status, title: expect.any(String), code };
    const errors = [{ path: '', message: expect.any(String), code: 'MALFORMED' }];
    expect(JSON.parse(body)).toEqual(status === 400 ? { ...problem, errors } : problem);
  });

  it('finishes what it has begun when told to stop, and is gone within 5 s', async () => {
    const socket = await open();
    const answer = received(socket);
    const body = JSON.stringify(entryWith());
    const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    socket.write(`POST /api/games HTTP/1.1\r\n${head}\r\n${body.slice(0, 20)}`);
    // Once another request is answered, the server has seen the first half of this one.
    await fetch(`${server.address}/healthz`);
    const startedAt = performance.now();
    const ended = server.end('SIGTERM');
    while (!server.log().includes('stopping')) await once(server.process.stderr ?? socket, 'data');
    socket.write(body.slice(20));
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(underLoad(5000));
    expect(server.log()).toContain('stopped');
  });

  it('stops in time even when a client never finishes', async () => {
    const stubborn = await startServer({ DATA_DIR: folder });
    const socket = connect(stubborn.port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    socket.write('POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
    await fetch(`${stubborn.address}/healthz`);
    const startedAt = performance.now();
    expect(await stubborn.end('SIGINT')).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(underLoad(5000));
  });
});
