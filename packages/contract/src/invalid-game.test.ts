import { describe, expect, it } from 'vitest';
import type { FieldCode } from './codes.ts';
import type { GameEntry } from './games.ts';
import { invalidEdit, invalidGame, invalidPatch, isQuizId } from './invalid-game.ts';
import type { GameEdit } from './library.ts';

const entryWith = (part: Partial<GameEntry> = {}): GameEntry => ({
  gameTitle: 'Animals',
  category: 'Pets',
  searchedWord: 'red dog',
  username: 'Guest',
  isPublic: true,
  quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c04',
  ...part,
});
const pathsOf = (body: Parameters<typeof invalidGame>[0]) =>
  invalidGame(body).map(({ path }) => path);

it.each<Partial<GameEntry>>([
  {},
  { searchedWord: 'Über große Füße äöüÄÖÜß' },
  { searchedWord: 'Über große Füße'.normalize('NFD') },
  { gameTitle: '❤️ 👩‍🚀' },
  { gameTitle: `  ${'🎡'.repeat(120)}\n` },
  { category: 'x'.repeat(80), searchedWord: 'x'.repeat(120) },
  { quizId: '5E0C1B52-7F0A-4C3E-9D21-3A6F8E4B1C04' },
])('finds nothing wrong with %j', (part) => {
  expect(invalidGame(entryWith(part))).toEqual([]);
  expect(invalidGame([entryWith(part)])).toEqual([]);
});

it.each<[keyof GameEntry, FieldCode, Partial<GameEntry>]>([
  ['gameTitle', 'REQUIRED', { gameTitle: ' \t' }],
  ['gameTitle', 'REQUIRED', { gameTitle: '\u200B\u2060' }],
  ['gameTitle', 'TOO_LONG', { gameTitle: '🎡'.repeat(121) }],
  ['gameTitle', 'CONTROL_CHARACTERS', { gameTitle: 'a\0b' }],
  ['gameTitle', 'CONTROL_CHARACTERS', { gameTitle: 'a\uDC00b' }],
  ['category', 'REQUIRED', { category: '' }],
  ['category', 'TOO_LONG', { category: 'x'.repeat(81) }],
  ['category', 'CONTROL_CHARACTERS', { category: 'a\u0007b' }],
  ['searchedWord', 'REQUIRED', { searchedWord: '   ' }],
  ['searchedWord', 'TOO_LONG', { searchedWord: 'x'.repeat(121) }],
  ['searchedWord', 'NOT_ALLOWED', { searchedWord: 'red-dog' }],
  ['searchedWord', 'CONTROL_CHARACTERS', { searchedWord: 'red\tdog' }],
  ['searchedWord', 'NOT_ALLOWED', { searchedWord: 'caf\u00e9' }],
  ['quizId', 'NOT_A_UUID', { quizId: '5e0c1b52-7f0a-1c3e-9d21-3a6f8e4b1c04' }],
  ['quizId', 'NOT_A_UUID', { quizId: '5e0c1b52-7f0a-4c3e-cd21-3a6f8e4b1c04' }],
  ['quizId', 'NOT_A_UUID', { quizId: ' 5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c04' }],
])('marks %s as %s in %j', (field, code, part) => {
  expect(invalidGame(entryWith(part))).toEqual([expect.objectContaining({ path: field, code })]);
  expect(pathsOf([entryWith(part)])).toEqual([`0.${field}`]);
});

it('says by which limit a text is too long', () => {
  expect(invalidGame(entryWith({ category: 'x'.repeat(81) }))).toEqual([
    { path: 'category', code: 'TOO_LONG', limit: 80 },
  ]);
});

it('wants one title, owner, quizId and visibility in all entries', () => {
  const other = entryWith({
    gameTitle: 'Plants',
    username: 'bob',
    isPublic: false,
    visibility: 'link',
    quizId: '6e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c04',
  });
  expect(pathsOf([entryWith(), other])).toEqual([
    '1.gameTitle',
    '1.username',
    '1.isPublic',
    '1.visibility',
    '1.quizId',
  ]);
});

it('compares them trimmed and without case', () => {
  const same = entryWith({
    gameTitle: ' Animals ',
    username: 'GUEST',
    quizId: entryWith().quizId.toUpperCase(),
  });
  expect(invalidGame([entryWith(), same])).toEqual([]);
});

it('names all that is wrong at once, up to a bound', () => {
  const bad = entryWith({ category: '', searchedWord: '1' });
  expect(pathsOf([bad, entryWith(), bad])).toEqual([
    '0.category',
    '0.searchedWord',
    '2.category',
    '2.searchedWord',
  ]);
  expect(invalidGame(Array.from({ length: 1000 }, () => bad))).toHaveLength(200);
});

it('knows a version-4 UUID in any case', () => {
  expect(isQuizId('5E0c1b52-7f0A-4c3e-9d21-3a6f8e4b1c04')).toBe(true);
  expect(isQuizId('5e0c1b527f0a4c3e9d213a6f8e4b1c04')).toBe(false);
});

const editWith = (part: Partial<GameEdit> = {}): GameEdit => ({
  gameTitle: 'Animals',
  visibility: 'public',
  entries: [{ category: 'Pets', searchedWord: 'red dog' }],
  ...part,
});

it('finds nothing wrong with a good edit', () => {
  expect(invalidEdit(editWith({ gameTitle: ' 🎡 ' }), 'en')).toEqual([]);
});

it('names the title and each field of each entry of an edit', () => {
  const entries = [
    { category: 'Pets', searchedWord: 'cat' },
    { category: ' ', searchedWord: 'no. 1' },
  ];
  expect(invalidEdit(editWith({ gameTitle: 'a\0b', entries }), 'en')).toEqual([
    { path: 'gameTitle', code: 'CONTROL_CHARACTERS' },
    { path: 'entries.1.category', code: 'REQUIRED' },
    { path: 'entries.1.searchedWord', code: 'NOT_ALLOWED' },
  ]);
});

it('names no more of an edit than a bound', () => {
  const entries = Array.from({ length: 1000 }, () => ({ category: '', searchedWord: '' }));
  expect(invalidEdit(editWith({ entries }), 'en')).toHaveLength(200);
});

it('lets title, visibility or setup change alone, but wants one of them', () => {
  expect(invalidPatch({ visibility: 'link' })).toEqual([]);
  expect(invalidPatch({ gameTitle: 'Plants' })).toEqual([]);
  expect(invalidPatch({ gameTitle: 'x'.repeat(121), visibility: 'link' })).toEqual([
    { path: 'gameTitle', code: 'TOO_LONG', limit: 120 },
  ]);
  expect(invalidPatch({ setup: null })).toEqual([]);
  expect(invalidPatch({})).toEqual([{ path: '', code: 'REQUIRED' }]);
});

describe('the language of a game', () => {
  const [french, spanish] = [{ searchedWord: 'l’été' }, { searchedWord: 'año' }];

  it('says which words are legal', () => {
    expect(invalidGame(entryWith({ ...french, language: 'fr' }))).toEqual([]);
    expect(invalidGame([entryWith({ ...spanish, language: 'es' })])).toEqual([]);
    for (const language of ['en', 'de', 'es', undefined] as const)
      expect(invalidGame([entryWith({ ...french, ...(language && { language }) })])).toEqual([
        { path: '0.searchedWord', code: 'NOT_ALLOWED' },
      ]);
  });

  it('wants a letter in a word', () => {
    expect(invalidGame(entryWith({ searchedWord: "'-’", language: 'fr' }))).toEqual([
      { path: 'searchedWord', code: 'REQUIRED' },
    ]);
    expect(invalidGame(entryWith({ searchedWord: "'-’" }))).toEqual([
      { path: 'searchedWord', code: 'NOT_ALLOWED' },
    ]);
  });

  it.each([
    ['en', undefined],
    [undefined, 'en'],
    ['fr', 'fr'],
  ] as const)('may be %s and %s in two entries', (first, second) => {
    const entries = [first, second].map((language) => entryWith(language ? { language } : {}));
    expect(invalidGame(entries)).toEqual([]);
  });

  it.each([
    ['de', undefined],
    [undefined, 'de'],
    ['fr', 'es'],
  ] as const)('may not be %s and %s', (first, second) => {
    const entries = [first, second].map((language) => entryWith(language ? { language } : {}));
    expect(invalidGame(entries)).toEqual([{ path: '1.language', code: 'NOT_THE_SAME' }]);
  });

  it('of an edit is the one it has, or the one it gets', () => {
    const edit = editWith({ entries: [{ category: 'Pets', searchedWord: 'ñandú' }] });
    const illegal = [{ path: 'entries.0.searchedWord', code: 'NOT_ALLOWED' }];
    expect(invalidEdit(edit, 'es')).toEqual([]);
    expect(invalidEdit(edit, 'en')).toEqual(illegal);
    expect(invalidEdit({ ...edit, language: 'es' }, 'en')).toEqual([]);
    expect(invalidEdit({ ...edit, language: 'fr' }, 'es')).toEqual(illegal);
  });

  it('is not patched, neither alone nor beside something else', () => {
    const refused = [{ path: 'language', code: 'NOT_ALLOWED' }];
    for (const patch of [{}, { visibility: 'link' as const }, { gameTitle: 'Plants' }])
      for (const language of ['de', 'xx', null])
        expect(invalidPatch({ ...patch, ...{ language } })).toEqual(refused);
  });
});
