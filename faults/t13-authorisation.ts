import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { type Client, createClient, patiently } from './support/client.ts';
import type { Fault } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { startServer } from './support/server.ts';

const password = 'a long password';
const WHO = ['nobody', 'owner', 'other', 'expired', 'revoked', 'nonsense'] as const;
type Who = (typeof WHO)[number];
type Row = readonly [call: string, statuses: Readonly<Record<Who, string>>];

const same = (status: string): Record<Who, string> => ({
  nobody: status,
  owner: status,
  other: status,
  expired: status,
  revoked: status,
  nonsense: status,
});
const refusingBadTokens = { expired: '401', revoked: '401', nonsense: '401' };

/** The whole table. `200 n` is a list that shows n of the owner's two games, of which one is private. */
const TABLE: readonly Row[] = [
  ['read the public game', same('200')],
  ['read the private game', { ...same('404'), owner: '200' }],
  ['list by /user', { ...same('200 1'), owner: '200 2' }],
  ['list by /games', { ...same('200 1'), owner: '200 2' }],
  ['search the private title', same('200 0')],
  ['suggest the private title', same('200 0')],
  ['create as owner', { ...same('403'), ...refusingBadTokens, owner: '201' }],
  ['create as Guest', { ...same('403'), ...refusingBadTokens, nobody: '201' }],
  [
    'create with a taken quizId',
    { nobody: '409', owner: '409', other: '409', ...refusingBadTokens },
  ],
  ['log out', same('204')],
];

type Stage = {
  readonly client: Client;
  readonly publicId: string;
  readonly privateId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ownName: string;
};

const PRIVATE_TITLE = 'Behind closed doors';

const countOf = (body: string, isMine: (text: string) => boolean) =>
  (JSON.parse(body) as readonly unknown[]).filter((item) => isMine(JSON.stringify(item))).length;

async function outcome(call: string, stage: Stage): Promise<string> {
  const { client, headers, publicId, privateId } = stage;
  const get = async (path: string, isMine?: (text: string) => boolean) => {
    const { status, body } = await patiently(client, path, { headers });
    return isMine ? `${status} ${countOf(body, isMine)}` : String(status);
  };
  const create = async (username: string, quizId?: string) => {
    const game = makeGame({ entries: 1, username });
    const body = game.entries.map((entry) => ({ ...entry, ...(quizId && { quizId }) }));
    return String((await patiently(client, '/api/games', { body, headers })).status);
  };
  const isOwners = (text: string) => text.includes(publicId) || text.includes(privateId);
  switch (call) {
    case 'read the public game':
      return get(`/api/quiz/${publicId}`);
    case 'read the private game':
      return get(`/api/quiz/${privateId}`);
    case 'list by /user':
      return get('/api/user/Owner', isOwners);
    case 'list by /games':
      return get('/api/games/owner', isOwners);
    case 'search the private title':
      return get('/api/search?query=closed%20doors', isOwners);
    case 'suggest the private title':
      return get('/api/searchsuggestions', (text) => text.includes(PRIVATE_TITLE));
    case 'create as owner':
      return create('Owner');
    case 'create as Guest':
      return create('Guest');
    case 'create with a taken quizId':
      return create(stage.ownName, publicId);
    default:
      return String(
        (await patiently(client, '/api/Auth/logout', { method: 'POST', headers })).status,
      );
  }
}

async function tokenOf(client: Client, username: string): Promise<string> {
  const body = { username, password };
  const { body: answer } = await patiently(client, '/api/Auth/login', { body });
  return (JSON.parse(answer) as { sessionToken: string }).sessionToken;
}

/** Ages every session there is by 13 hours, one more than a session lives unused. */
function ageSessions(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'wheel.sqlite'), { timeout: 5000 });
  const hours = 13 * 60 * 60 * 1000;
  database
    .prepare('UPDATE sessions SET used_at = used_at - ?, created_at = created_at - ?')
    .run(hours, hours);
  database.close();
}

/** Seen to fail on `planted/lenient-tokens.mjs`: a token that is no good counts as none, also for writes. */
export const authorisation: Fault = {
  title: 'every call by nobody, the owner, another, and with tokens expired, revoked and made up',
  needs: 'server',
  plant: 'a bad token counts as no token on every call',

  async run({ options, report }) {
    const dataDir = scratchFolder('faults-authorisation');
    const planted = options.isPlanted ? 'lenient-tokens.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, planted });
    const client = createClient(server.origin);
    for (const username of ['Owner', 'Other']) {
      await patiently(client, '/api/Auth/register', { body: { username, password } });
    }
    const expired = await tokenOf(client, 'Owner');
    ageSessions(dataDir);
    const revoked = await tokenOf(client, 'Owner');
    const asBearer = (token: string) => ({ authorization: `Bearer ${token}` });
    await patiently(client, '/api/Auth/logout', { method: 'POST', headers: asBearer(revoked) });

    const owner = asBearer(await tokenOf(client, 'Owner'));
    const created: string[] = [];
    for (const isPublic of [true, false]) {
      const game = makeGame({
        entries: 2,
        username: 'Owner',
        title: isPublic ? 'Open house' : PRIVATE_TITLE,
      });
      const body = game.entries.map((entry) => ({ ...entry, isPublic }));
      await patiently(client, '/api/games', { body, headers: owner });
      created.push(game.quizId);
    }
    const [publicId = '', privateId = ''] = created;

    let cells = 0;
    for (const [call, expected] of TABLE) {
      for (const who of WHO) {
        const headersOf: Record<Who, Readonly<Record<string, string>>> = {
          nobody: {},
          owner: asBearer(await tokenOf(client, 'Owner')),
          other: asBearer(await tokenOf(client, 'Other')),
          expired: asBearer(expired),
          revoked: asBearer(revoked),
          nonsense: asBearer('nonsense'),
        };
        const ownName = { owner: 'Owner', other: 'Other' }[who as 'owner' | 'other'] ?? 'Guest';
        const stage = { client, publicId, privateId, headers: headersOf[who], ownName };
        const was = await outcome(call, stage);
        cells += 1;
        report.expect(was === expected[who], `${call} by ${who}: ${was}, not ${expected[who]}`);
      }
    }
    report.tried(`${cells} cells: ${TABLE.length} calls by ${WHO.join(', ')}`);
    client.close();
    await server.kill();
    removeFolder(dataDir);
  },
};
