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
    .filter((path) => /\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(heading)])
    .flatMap((match) => numbersIn(match[1] ?? '', /\[([A-Z]+\d+)\]/g));

describe.each([
  ['packages/game/RULES.md', ['packages/game/src', 'apps/web/src/text'], 20, /./],
  ['packages/room/ROOMS.md', ['packages/room/src'], 20, /./],
  // Tests beside the pages name rules of the game as well.
  ['apps/web/STAGE.md', ['apps/web/src'], 8, /^L/],
] as const)('the numbered rules of %s', (page, folders, count, own) => {
  const rules = rulesOn(page);
  const tested = testedIn(folders).filter((rule) => own.test(rule));

  it('are there, each number once', () => {
    expect(rules.length).toBeGreaterThan(count);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });

  it('each head at least one test', () => {
    expect(rules.filter((rule) => !tested.includes(rule))).toEqual([]);
  });

  it('include every number a test names', () => {
    expect(tested.filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
