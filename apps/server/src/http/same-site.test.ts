import Fastify, { type HTTPMethods } from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from './errors.ts';
import { refuseOtherSites } from './same-site.ts';

const app = Fastify();
app.setErrorHandler(answerError);
refuseOtherSites(app);
app.all('/either', async () => 'done');
app.route({ method: ['GET', 'DELETE'], url: '/both', handler: async () => 'done' });
for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
  app.route({ method, url: '/own', handler: async () => 'done', exposeHeadRoute: false });
app.post('/harmless', { config: { anySite: true } }, async () => 'done');

const ELSEWHERE = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
const statusOf = async (method: HTTPMethods, url: string, headers: Record<string, string>) =>
  (await app.inject({ method: method as 'GET', url, headers })).statusCode;

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'keeps a page of another site from %s',
  async (method) => {
    expect(await statusOf(method, '/own', ELSEWHERE)).toBe(403);
    expect(await statusOf(method, '/either', ELSEWHERE)).toBe(403);
    expect(await statusOf(method, '/own', { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusOf(method, '/own', {})).toBe(200);
  },
);

it('keeps it from writing where a route reads as well', async () => {
  expect(await statusOf('DELETE', '/both', ELSEWHERE)).toBe(403);
  expect(await statusOf('GET', '/both', ELSEWHERE)).toBe(200);
});

it.each(['GET', 'HEAD', 'OPTIONS'])('lets it %s', async (method) => {
  expect(await statusOf(method, '/own', ELSEWHERE)).toBe(200);
});

it('lets it do what is harmless from anywhere', async () => {
  expect(await statusOf('POST', '/harmless', ELSEWHERE)).toBe(200);
});
