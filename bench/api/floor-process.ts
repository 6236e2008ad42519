import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Floor, FloorEntry } from './floor.ts';
import { openPostgresFloor } from './floor-postgres.ts';
import { openSqliteFloor } from './floor-sqlite.ts';

/**
 * The floor: raw node:http over the database, without framework, validation, accounts, limits
 * or logs. How near we come to it is the price of all those.
 */
const { PORT = '', DATA_DIR = '', DATABASE_URL } = process.env;
const floor = await (DATABASE_URL ? openPostgresFloor(DATABASE_URL) : openSqliteFloor(DATA_DIR));

createServer((request, response) => {
  handle(floor, request, response).catch(() => response.writeHead(500).end());
}).listen(Number(PORT), '127.0.0.1');

async function handle(floor: Floor, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '';
  if (request.method === 'POST') {
    const entries: readonly FloorEntry[] = JSON.parse(await textOf(request));
    await floor.create(entries);
    return answer(response, 201, { quizId: entries[0]?.quizId });
  }
  if (path.startsWith('/api/quiz/')) {
    return answer(response, 200, await floor.quiz(path.slice('/api/quiz/'.length)));
  }
  if (path.startsWith('/api/search?query=')) {
    const text = decodeURIComponent(path.slice('/api/search?query='.length));
    return answer(response, 200, await floor.search(text));
  }
  return answer(response, 200, await floor.suggestions());
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });
}
