import { FIELD_CODES, PROBLEM_CODES } from '@wheel/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { useSqlite } from './support/stores.ts';

type Schema = {
  enum?: string[];
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
};

type Operation = {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { anyOf?: unknown[]; required?: string[] } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
};

const api = useApi(useSqlite());
let paths: Record<string, Record<string, Operation>>;
let problem: { properties: Record<string, Schema> };

beforeAll(async () => {
  const document = (await api().get('/api/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(document.servers).toMatchObject([{ url: '/' }]);
  paths = document.paths;
  problem = document.components.schemas.Problem;
});

it('describes every call, and nothing else', () => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
    ),
  );
  expect(calls.sort()).toEqual([
    'DELETE /api/library/games/{quizId} deleteGame',
    'DELETE /api/library/trash/{quizId} removeGame',
    'DELETE /api/rooms/{code} closeRoom',
    'GET /api/account getAccount',
    'GET /api/account/export exportAccount',
    'GET /api/games/{id} listGames',
    'GET /api/library/games listLibrary',
    'GET /api/library/games/{quizId} getGame',
    'GET /api/library/games/{quizId}/setup getSetup',
    'GET /api/quiz/{id} getQuiz',
    'GET /api/review/games/{quizId} getReviewedGame',
    'GET /api/review/reports listReports',
    'GET /api/rooms/{code} findRoom',
    'GET /api/search searchGames',
    'GET /api/searchsuggestions listSuggestions',
    'GET /api/user/{username} listGamesOfUser',
    'GET /healthz checkHealth',
    'GET /readyz checkReadiness',
    'PATCH /api/library/games/{quizId} patchGame',
    'POST /api/Auth/delete-account deleteAccount',
    'POST /api/Auth/login logIn',
    'POST /api/Auth/logout logOut',
    'POST /api/Auth/register register',
    'POST /api/games createGame',
    'POST /api/library/games/{quizId}/copies copyGame',
    'POST /api/library/games/{quizId}/reports reportGame',
    'POST /api/library/games/{quizId}/restore restoreGame',
    'POST /api/review/games/{quizId} judgeGame',
    'POST /api/rooms openRoom',
    'PUT /api/Auth/password changePassword',
    'PUT /api/library/games/{quizId} editGame',
  ]);
});

it('gives every call a name of its own that a program can use', () => {
  const names = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
});

it('names each path parameter, a summary and a good answer for each call', () => {
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(operation.summary).not.toBe('');
      expect(Object.keys(operation.responses).filter((status) => status < '3')).toHaveLength(1);
    }
  }
});

it('describes every refusal as a problem', () => {
  const refusals = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.entries(responses))
    .filter(([status]) => status >= '4');
  expect(refusals.length).toBeGreaterThan(20);
  const schema = { $ref: '#/components/schemas/Problem' };
  for (const [, { content }] of refusals) {
    expect(content).toEqual({ 'application/problem+json': { schema } });
  }
  const { code, errors } = problem.properties;
  expect(code?.enum).toEqual(Object.keys(PROBLEM_CODES));
  expect(errors?.items?.properties?.code?.enum).toEqual(Object.keys(FIELD_CODES));
});

it('says that a game is a list of entries or one entry', () => {
  const body = paths['/api/games']?.post?.requestBody?.content['application/json']?.schema;
  expect(body?.anyOf).toHaveLength(2);
});

it('describes how another client opens and finds rooms', async () => {
  const [opened, found] = [paths['/api/rooms']?.post, paths['/api/rooms/{code}']?.get];
  const schemaOf = (operation: Operation | undefined, status: string) =>
    Object(operation?.responses[status]?.content?.['application/json']).schema;
  expect(schemaOf(opened, '201')).toMatchObject({ required: ['code', 'hostSecret'] });
  expect(schemaOf(found, '200')).toMatchObject({ required: ['code', 'open'] });
  expect(Object.keys(opened?.responses ?? {})).toContain('409');
});

it('is made from the schemas that validate', async () => {
  const { schema } = paths['/api/Auth/login']?.post?.requestBody?.content['application/json'] ?? {};
  const response = await api().post('/api/Auth/login', {});
  const missing = response.json().errors.map(({ path }: { path: string }) => path);
  expect(missing).toEqual(schema?.required);
});

it('explains every code of a problem and of its errors', () => {
  const { code, errors } = problem.properties;
  for (const [name, meaning] of Object.entries(PROBLEM_CODES))
    expect(code?.description).toContain(`${name}: ${meaning}`);
  for (const [name, meaning] of Object.entries(FIELD_CODES))
    expect(errors?.items?.properties?.code?.description).toContain(`${name}: ${meaning}`);
});

it('is where /api/docs leads', async () => {
  const { statusCode, headers } = await api().get('/api/docs');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/api/openapi.json');
});
