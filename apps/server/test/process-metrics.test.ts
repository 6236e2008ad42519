import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { hostOf, openRoom, playerOf } from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { freePort } from '../../../testing/system/port.ts';
import { gameOf } from './helpers/games.ts';
import { failToStart, type ServerProcess, startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';

const folder = useFolder();

describe('a server with metrics', () => {
  let server: ServerProcess;
  let port: number;
  /** All that a client named, which no label may hold. */
  const secrets = [
    'Zaphodina',
    'Trillian',
    'improbable',
    'Heart of Gold',
    'Deep Thought',
    'ZZZZZZ',
  ];

  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const call = (method: string, path: string, body?: unknown, token?: string) =>
    fetch(server.address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  beforeAll(async () => {
    port = await freePort();
    const env = { METRICS: 'on', METRICS_PORT: String(port), RATE_LIMIT: 'off' };
    server = await startServer({ DATA_DIR: folder, ...env });
  });
  afterAll(() => server.process.kill('SIGKILL'));

  it('tells its figures after a whole evening, and nothing of who was there', async () => {
    const credentials = { username: 'Zaphodina', password: 'improbable' };
    await call('POST', '/api/Auth/register', credentials);
    const login = await call('POST', '/api/Auth/login', credentials);
    const { sessionToken } = (await login.json()) as { sessionToken: string };
    const game = gameOf(['Deep Thought'], { username: 'Zaphodina', gameTitle: 'Heart of Gold' });
    const built = await call('POST', '/api/games', game, sessionToken);
    const { quizId } = (await built.json()) as { quizId: string };
    await call('GET', `/api/quiz/${quizId}`);
    await call('GET', '/api/search?query=Heart%20of%20Gold');
    await call('GET', '/api/user/Zaphodina');
    await call('GET', '/api/no/Zaphodina');
    await call('GET', '/Zaphodina');
    await call('DELETE', '/Zaphodina');
    await call('POST', '/api/Auth/login', { ...credentials, password: 'Deep Thought' });
    await call('GET', '/api/rooms/ZZZZZZ');
    const room = await openRoom(server.address);
    const host = await hostOf(server.address, room);
    const player = await playerOf(server.address, room.code, 'Trillian');
    const stream = await StreamClient.open(server.address, room.code);

    const figures = await scrape();
    for (const secret of [...secrets, room.code, quizId, sessionToken])
      expect(figures.toLowerCase()).not.toContain(secret.toLowerCase());
    for (const line of [
      `wheel_build_info{version="${manifest.version}"} 1`,
      'wheel_http_requests_total{method="GET",route="/api/quiz/:id",status="200"} 1',
      'wheel_http_requests_total{method="POST",route="/api/Auth/login",status="401"} 1',
      'wheel_http_requests_total{method="GET",route="/api/rooms/:code",status="404"} 1',
      'wheel_http_requests_total{method="DELETE",route="none",status="404"} 1',
      'wheel_http_request_seconds_count{method="GET",route="/api/search"} 1',
      'wheel_rooms 1',
      'wheel_room_connections{role="host"} 1',
      'wheel_room_connections{role="player"} 1',
      'wheel_room_connections{role="unknown"} 1',
    ])
      expect(figures.split('\n')).toContain(line);
    expect(figures).toMatch(/^wheel_room_deliveries_total [1-9]/m);
    expect(figures).toMatch(/^wheel_http_connections [1-9]/m);
    expect(figures).toMatch(/^wheel_database_call_seconds_count\{call="read"\} [1-9]/m);
    expect(figures).toMatch(/^wheel_database_call_seconds_count\{call="transaction"\} [1-9]/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(figures).toMatch(/^process_resident_memory_bytes /m);
    for (const client of [host, player, stream]) await client.leave();
  });

  it('has every figure that the dashboard shows', async () => {
    const dashboard = readFileSync(new URL('../../../docs/grafana.json', import.meta.url), 'utf8');
    const expressions = [...dashboard.matchAll(/"expr": "(.*)"/g)].map(([, expr = '']) => expr);
    const names = expressions.flatMap((expr) => expr.match(/\b(wheel|nodejs|process)_\w+/g) ?? []);
    expect(new Set(names).size).toBeGreaterThan(10);
    const known = [...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(names.filter((name) => !known.includes(name.replace(/_bucket$/, '')))).toEqual([]);
  });

  it('takes no connection of a room for a slow request', async () => {
    const room = await openRoom(server.address);
    const host = await hostOf(server.address, room);
    const stream = await StreamClient.open(server.address, room.code);
    await stream.say({ t: 'nonsense' });
    await stream.closed();
    await host.leave();
    expect(await scrape()).not.toMatch(/^wheel_http_.*method="GET".*(socket|stream)"/m);
  });

  it('shows them nowhere else', async () => {
    expect(await (await call('GET', '/metrics')).text()).not.toContain('wheel_');
    expect((await call('GET', '/api/metrics')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});

it('a server without metrics leaves their port alone', async () => {
  const port = await freePort();
  const server = await startServer({ DATA_DIR: folder, METRICS_PORT: String(port) });
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  server.process.kill('SIGKILL');
});

it('a start with a port for metrics that is in use names the setting', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const port = String((other.address() as { port: number }).port);
  const env = { DATA_DIR: folder, METRICS: 'on', METRICS_PORT: port };
  const taken = await failToStart({ ...env, PORT: '0' });
  other.close();
  expect(taken.stderr).toMatch(/^Cannot start: Port \d+ .* set METRICS_PORT to another port\.\n$/);
  const same = await failToStart({ ...env, PORT: port });
  expect(same.stderr).toMatch(/^METRICS_PORT must be another port than PORT, [^\n]+\n$/);
});
