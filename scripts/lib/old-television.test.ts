import { expect, it } from 'vitest';
import { hasNewerSyntax, newerBuiltIns } from './old-television.ts';

it.each([
  'a.at(-1)',
  'a.findLastIndex(b)',
  'a.toSorted()',
  'Object.hasOwn(a,b)',
  'x=structuredClone(a)',
])('finds that an old television has no %s', (script) => {
  expect(newerBuiltIns(`f();${script};g()`)).toHaveLength(1);
});

it.each(['a.replaceAll("b","c")', 'format(1)', 'a.that(1)', 'this.within(2)', 'cat("x")'])(
  'finds nothing in %s',
  (script) => expect(newerBuiltIns(script)).toEqual([]),
);

it.each(['class A{static{f()}}', 'class A{#x;has(o){return #x in o}}'])(
  'finds that an old television cannot read %s',
  async (script) => expect(await hasNewerSyntax(script)).toBe(true),
);

it.each(['a??=b', 'const b={...a}', 'async function*f(){for await(const a of b);}'])(
  'finds that it can read %s',
  async (script) => expect(await hasNewerSyntax(script)).toBe(false),
);
