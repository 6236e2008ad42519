import { expect, it } from 'vitest';
import type { PublicGames } from '../src/storage/access.ts';
import { type Api, startApi, useApi } from './helpers/api.ts';
import { gameOf } from './helpers/games.ts';
import { at, editWith, useLibrary, useReviewer } from './helpers/library.ts';
import { eachEngine, type TestDatabase } from './support/stores.ts';

type Part = Parameters<typeof gameOf>[1];

/** What visitors and the owner see of one game. */
async function seenOf(api: Api, quizId: string, text: string, owner: string | null = null) {
  const lists = async (token: string | null) =>
    (await api.get('/api/user/Olga', { token })).body.includes(quizId);
  return {
    opens: (await api.get(`/api/quiz/${quizId}`)).statusCode === 200,
    isFound: (await api.get(`/api/search?query=${text}`)).body.includes(quizId),
    isSuggested: (await api.get('/api/searchsuggestions')).body.includes(text),
    isListed: await lists(null),
    ...(owner !== null && { isOwners: await lists(owner) }),
  };
}

const LISTED = { opens: true, isFound: true, isSuggested: true, isListed: true };
const LINKED = { opens: true, isFound: false, isSuggested: false, isListed: false };

/** Olga's server, her library on it and a reviewer. */
function useServer(database: TestDatabase, publicGames: PublicGames) {
  const api = useApi(database, { publicGames, reviewers: new Set(['rita']) });
  const library = useLibrary(api, 'Olga');
  const { list, judge } = useReviewer(api);
  return {
    api,
    ...library,
    list,
    judge,
    change: (method: 'PUT' | 'PATCH', quizId: string, body: object, revision = 1) =>
      library.change(method, quizId, body, `"${revision}"`),
    seen: (quizId: string, text: string) => seenOf(api(), quizId, text, library.token()),
    approve: (quizId: string) => judge(quizId, 'keep'),
    pending: async () =>
      (await list()).filter(({ pending }) => pending).map(({ quizId }) => quizId),
  };
}

eachEngine('PUBLIC_GAMES=reviewed', (database) => {
  const { api, token, build, change, seen, approve, ...reviewed } = useServer(database, 'reviewed');
  const { list, judge, listed, pending } = reviewed;

  it('lets a public game wait as if it had a link only, until it is approved', async () => {
    const quizId = await build('Aardvark');
    expect(await seen(quizId, 'Aardvark')).toEqual({ ...LINKED, isOwners: true });
    expect(await pending()).toContain(quizId);
    expect((await listed())[0]).toMatchObject({ quizId, visibility: 'public', hidden: false });
    expect((await approve(quizId)).statusCode).toBe(204);
    expect(await seen(quizId, 'Aardvark')).toEqual({ ...LISTED, isOwners: true });
    expect(await pending()).not.toContain(quizId);
  });

  it('lets games of guests wait too', async () => {
    const quizId = await api().build(gameOf(['A'], { gameTitle: 'Bongo' }));
    expect(await seen(quizId, 'Bongo')).toMatchObject(LINKED);
    await approve(quizId);
    expect(await seen(quizId, 'Bongo')).toMatchObject({ isFound: true });
  });

  it('lets an approved game wait again after a PUT or a new title', async () => {
    const quizId = await build('Civet');
    await approve(quizId);
    await change('PUT', quizId, editWith({ gameTitle: 'Civet' }), 1);
    expect(await seen(quizId, 'Civet')).toMatchObject(LINKED);
    await approve(quizId);
    await change('PATCH', quizId, { gameTitle: 'Civets' }, 2);
    expect(await seen(quizId, 'Civets')).toMatchObject(LINKED);
    await approve(quizId);
    expect(await seen(quizId, 'Civets')).toMatchObject(LISTED);
  });

  it('keeps the approval while nothing changes but who can see the game', async () => {
    const quizId = await build('Dingo');
    await approve(quizId);
    await change('PATCH', quizId, { visibility: 'private' }, 1);
    await change('PATCH', quizId, { visibility: 'public', gameTitle: 'Dingo' }, 2);
    expect(await seen(quizId, 'Dingo')).toMatchObject(LISTED);
  });

  it('gives no way round by way of a private game, a copy or the trash', async () => {
    const quizId = await build('Eland', { isPublic: false });
    expect(await pending()).not.toContain(quizId);
    await change('PATCH', quizId, { visibility: 'public' }, 1);
    expect(await seen(quizId, 'Eland')).toMatchObject(LINKED);
    expect(await pending()).toContain(quizId);

    const headers = { 'if-match': '"2"' };
    await api().call('DELETE', at(quizId), { token: token(), headers });
    await reviewed.restore(quizId);
    expect(await seen(quizId, 'Eland')).toMatchObject(LINKED);

    const copy = crypto.randomUUID();
    await api().post(`${at(quizId)}/copies`, { quizId: copy }, { token: token() });
    await change('PATCH', copy, { visibility: 'public' }, 1);
    expect(await seen(copy, 'Eland')).toMatchObject(LINKED);
  });

  it('shows reviewers what is reported before what waits', async () => {
    const waiting = await build('Fossa');
    const reported = await build('Genet');
    await approve(reported);
    await api().post(`/api/library/games/${reported}/reports`, { reason: 'spam' });
    const ids = (await list()).map(({ quizId }) => quizId);
    expect(ids.indexOf(reported)).toBeLessThan(ids.indexOf(waiting));
  });

  it('takes games that were public before for approved, starter games too', async () => {
    const before = await startApi(await database.open({ publicGames: 'on', starterGames: true }));
    const quizId = await before.build(gameOf(['A'], { gameTitle: 'Hyrax' }));
    expect(await seen(quizId, 'Hyrax')).toMatchObject({ isFound: true });
    await before.app.close();
  });

  it('is over once a server runs without it: what waits is listed', async () => {
    const quizId = await build('Impala');
    const hidden = await build('Impala hidden');
    await judge(hidden, 'hide');
    const open = await startApi(await database.open({ publicGames: 'on' }));
    expect(await seenOf(open, quizId, 'Impala')).toMatchObject({ opens: true, isFound: true });
    expect(await seenOf(open, hidden, 'hidden')).toMatchObject({ opens: false, isFound: false });
    await open.app.close();
  });
});

eachEngine('PUBLIC_GAMES=off', (database) => {
  const { api, build, change, seen, listed } = useServer(database, 'off');

  it('takes public games as if they had a link only, and keeps the wish', async () => {
    const quizId = await build('Jackal');
    expect(await seen(quizId, 'Jackal')).toEqual({ ...LINKED, isOwners: true });
    expect((await listed())[0]).toMatchObject({ quizId, visibility: 'public' });
    expect((await api().get('/api/search?query=a')).json()).toEqual([]);
    expect((await api().get('/api/searchsuggestions')).json()).toEqual([]);
    const on = await startApi(await database.open({ publicGames: 'on' }));
    expect(await seenOf(on, quizId, 'Jackal')).toEqual(LISTED);
    await on.app.close();
  });

  it('lets games made public meanwhile wait for a reviewer, once there is one', async () => {
    const quizId = await build('Lechwe');
    const guests = await api().build(gameOf(['A'], { gameTitle: 'Lechwe of a guest' }));
    const reviewed = await startApi(await database.open({ publicGames: 'reviewed' }), {
      publicGames: 'reviewed',
    });
    expect((await reviewed.get('/api/search?query=lechwe')).json()).toEqual([]);
    const waiting = (await reviewed.store.reviewList()).filter(({ pending }) => pending);
    expect(waiting.map((game) => game.quizId)).toEqual(expect.arrayContaining([quizId, guests]));
    await reviewed.app.close();
  });

  it('refuses to make a game public', async () => {
    const quizId = await build('Kudu', { isPublic: false });
    for (const answer of [
      await change('PUT', quizId, editWith({ gameTitle: 'Kudu' })),
      await change('PATCH', quizId, { visibility: 'public' }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path: 'visibility', code: 'NOT_ALLOWED' }]);
    }
    expect((await change('PATCH', quizId, { visibility: 'link' })).statusCode).toBe(200);
    expect((await change('PATCH', quizId, { gameTitle: 'Kudus' }, 2)).statusCode).toBe(200);
  });
});

eachEngine('BLOCKED_WORDS', (database) => {
  const api = useApi(database, { blockedWords: new Set(['darn', 'spass']) });
  const { token, build, change } = useLibrary(api, 'Olga');
  const post = (part: Part, words = ['A', 'B']) =>
    api().post('/api/games', gameOf(words, { username: 'Olga', ...part }), { token: token() });
  const marks = (...paths: string[]) => paths.map((path) => ({ path, code: 'BLOCKED_WORD' }));

  it('keeps them out of new public games', async () => {
    const answer = await post({ gameTitle: 'DARN', category: 'Spaß!' }, ['A', 'that därn cat']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject(
      marks('0.gameTitle', '0.category', '1.gameTitle', '1.category', '1.searchedWord'),
    );
    const [lone] = gameOf(['darn']);
    const guest = await api().post('/api/games', lone);
    expect(guest.json().errors).toMatchObject(marks('searchedWord'));
    expect((await post({ gameTitle: 'Darning socks' })).statusCode).toBe(201);
  });

  it('leaves private games and those with a link alone', async () => {
    expect((await post({ gameTitle: 'Darn', isPublic: false })).statusCode).toBe(201);
    expect((await post({ gameTitle: 'Darn', visibility: 'link' })).statusCode).toBe(201);
    expect((await post({ gameTitle: 'Darn', visibility: 'public' })).statusCode).toBe(400);
  });

  it('keeps them out of public games that are edited', async () => {
    const quizId = await build();
    const entries = [{ category: 'Pets', searchedWord: 'darn' }];
    const edit = { gameTitle: 'Animals', visibility: 'public', entries };
    const put = await change('PUT', quizId, edit);
    expect(put.statusCode).toBe(400);
    expect(put.json().errors).toMatchObject(marks('entries.0.searchedWord'));
    const renamed = await change('PATCH', quizId, { gameTitle: 'Darn' });
    expect(renamed.json().errors).toMatchObject(marks('gameTitle'));
    expect((await change('PUT', quizId, { ...edit, visibility: 'link' })).statusCode).toBe(200);
  });

  it('finds them in a stored game that becomes public', async () => {
    const quizId = await build('Animals', { isPublic: false }, ['A', 'darn']);
    const answer = await change('PATCH', quizId, { visibility: 'public' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject(marks('visibility'));
    expect((await change('PATCH', quizId, { visibility: 'link' })).statusCode).toBe(200);
    const stranger = await api().signIn('Otto');
    const his = await api().call('PATCH', `/api/library/games/${quizId}`, {
      token: stranger,
      body: { visibility: 'public' },
      headers: { 'if-match': '"2"' },
    });
    expect(his.statusCode).toBe(404);
  });

  it('are told after other sites are refused, and before a stale revision is', async () => {
    const quizId = await build();
    const patch = async (gameTitle: string, headers: Record<string, string>) => {
      const path = `/api/library/games/${quizId}`;
      const answer = await api().call('PATCH', path, {
        token: token(),
        body: { gameTitle },
        headers,
      });
      return [answer.statusCode, answer.json().code];
    };
    const stale = { 'if-match': '"7"' };
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await patch('Darn', { ...stale, ...foreign })).toEqual([403, 'CROSS_SITE']);
    expect(await patch('Darn', stale)).toEqual([400, 'INVALID']);
    expect(await patch('Darn', {})).toEqual([400, 'INVALID']);
    expect(await patch('Fine', {})).toEqual([428, 'PRECONDITION_REQUIRED']);
    expect(await patch('Fine', stale)).toEqual([412, 'STALE']);
  });
});
