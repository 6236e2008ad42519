import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { fromRoot } from './lib/paths.ts';

const numbersIn = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map((match) => match[1] ?? '');

// A page has one line per rule: `- **P4** A correct letter …`; a test is headed by `[P4]`.
const rulesOn = (page: string) =>
  numbersIn(readFileSync(fromRoot(page), 'utf8'), /^- \*\*([A-Z]+\d+)\*\*/gm);

// A test's name stands right after `it(`, `it.each(…)(` or `describe(`, and begins with its rules.
const heading =
  /\b(?:it|test|describe)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*['"`]((?:\[[A-Z]+\d+\]\s*)+)/g;
const testedIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => filesUnder(fromRoot(folder)))
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(heading)])
    .flatMap((match) => numbersIn(match[1] ?? '', /\[([A-Z]+\d+)\]/g));

/** Texts are tested by the rules of the game. */
const stage = ['features', 'lib', 'screens', 'show'].map((name) => `apps/web/src/${name}`);

describe.each([
  { page: 'packages/game/RULES.md', folders: ['packages/game/src', 'apps/web/src/text'] },
  { page: 'packages/room/ROOMS.md', folders: ['packages/room/src'] },
  // What is tested there names the rules of the game, too.
  { page: 'apps/web/STAGE.md', folders: [...stage, 'e2e', 'scripts'], form: /^L/, least: 10 },
])('the numbered rules of $page', ({ page, folders, form = /./, least = 20 }) => {
  const rules = rulesOn(page);
  const tested = testedIn(folders).filter((rule) => form.test(rule));

  it('are there, each number once', () => {
    expect(rules.length).toBeGreaterThan(least);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });

  it('each head at least one test', () => {
    expect(rules.filter((rule) => !tested.includes(rule))).toEqual([]);
  });

  it('include every number a test names', () => {
    expect(tested.filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
