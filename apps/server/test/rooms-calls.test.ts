import { roomCodeInPath } from '@wheel/contract';
import { expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { eachEngine } from './support/stores.ts';

const HOUR_MS = 60 * 60_000;

eachEngine('the calls of rooms', (database) => {
  const api = useApi(database);
  const open = async (body: object = {}) => (await api().post('/api/rooms', body)).json();
  const closing = (code: string, token: string) =>
    api().call('DELETE', `/api/rooms/${code}`, { token });

  it('open a room with a code to type and a secret to keep', async () => {
    const response = await api().post('/api/rooms', {});
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { code, hostSecret } = response.json();
    expect(roomCodeInPath(code)).toBe(code);
    expect(hostSecret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Object.keys(response.json()).sort()).toEqual(['code', 'hostSecret']);
  });

  it('find a room in any case, and no other', async () => {
    const { code } = await open();
    const found = await api().get(`/api/rooms/${code.toLowerCase()}`);
    expect(found.statusCode).toBe(200);
    expect(found.json()).toEqual({ code, open: true });
    for (const other of ['BBBBBB', 'bbb bbb', 'nope', '%00', 'AAAAAA', 'x'.repeat(500)]) {
      const answer = await api().get(`/api/rooms/${encodeURIComponent(other)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('close a room for its host only, and keep its code', async () => {
    const { code, hostSecret } = await open();
    expect((await closing(code, 'x'.repeat(43))).statusCode).toBe(403);
    expect((await api().call('DELETE', `/api/rooms/${code}`)).statusCode).toBe(403);
    expect((await closing(code, hostSecret)).statusCode).toBe(204);
    expect((await api().get(`/api/rooms/${code}`)).statusCode).toBe(404);
    expect((await closing(code, hostSecret)).statusCode).toBe(404);
    const again = await api().post('/api/rooms', { code, hostSecret });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  it('make a room again whose row was lost, under its code', async () => {
    const { hostSecret } = await open();
    const lost = { code: 'kxmrtd', hostSecret };
    const made = await api().post('/api/rooms', lost);
    expect([made.statusCode, made.json()]).toEqual([201, { code: 'KXMRTD', hostSecret }]);
    expect((await api().post('/api/rooms', lost)).statusCode).toBe(201);
    const other = { ...lost, hostSecret: hostSecret.split('').reverse().join('') };
    expect((await api().post('/api/rooms', other)).statusCode).toBe(409);
  });

  it.each([
    { code: 'AAAAAA', hostSecret: 'x'.repeat(43) },
    { code: 'KXMRTD' },
    { hostSecret: 'x'.repeat(43) },
    { code: 'KXMRTD', hostSecret: 'short' },
    { code: 1 },
    null,
  ])('refuse to open %j', async (body) => {
    expect((await api().post('/api/rooms', body)).statusCode).toBe(400);
  });

  it('refuse pages of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await api().post('/api/rooms', {}, { headers })).statusCode).toBe(403);
    const { code, hostSecret } = await open();
    const token = hostSecret;
    const other = await api().call('DELETE', `/api/rooms/${code}`, { token, headers });
    expect(other.statusCode).toBe(403);
  });

  it('forget a room that was not used for 12 hours', async () => {
    const { code } = await open();
    api().passTime(12 * HOUR_MS);
    // The room was looked at, so it is known for a while; its row decides what is answered.
    const other = await open();
    expect((await api().get(`/api/rooms/${other.code}`)).statusCode).toBe(200);
    expect(await api().store.findRoom(code, Date.now() + 12 * HOUR_MS)).toBeNull();
  });

  it('answer a socket that is none with 404, and stream to no room that is not there', async () => {
    const { code } = await open();
    expect((await api().get(`/api/rooms/${code}/socket`)).statusCode).toBe(404);
    expect((await api().get('/api/rooms/BBBBBB/stream')).statusCode).toBe(404);
    const path = `/api/rooms/${code}/stream`;
    for (const name of ['', 'here:9', 'x'.repeat(8_000), `here:9~${'s'.repeat(22)}`]) {
      const headers = { 'room-link': name };
      expect((await api().post(path, { t: 'hello' }, { headers })).statusCode).toBe(404);
    }
    expect((await api().post(path, { t: 'hello' })).statusCode).toBe(404);
  });
});
