import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { keyed } from '../../apps/web/src/words/keyed.ts';
import { leaves, said } from '../../apps/web/test/said.ts';
import { fromRoot } from '../lib/paths.ts';

type Part = Readonly<Record<string, object>>;

const importPart = (...path: readonly string[]): Promise<Part> =>
  import(/* @vite-ignore */ pathToFileURL(fromRoot(...path)).href);

const built = readdirSync(fromRoot('apps/web/dist/assets/words'))
  .filter((name) => name.endsWith('.js') && !/^(?:en|xx)-/.test(name))
  .map((name) => [name.slice(0, 2), name.split('-')[1] ?? '', name] as const);

it('builds the words of three languages', () => {
  expect(built).toHaveLength(3 * 10);
});

it.each(built)('builds the words of %s, %s, as they are written', async (code, part, name) => {
  const source = (language: string) => importPart('apps/web/src/words', language, `${part}.ts`);
  const [english, written] = [await source('en'), await source(code)];
  const { [part]: words } = await importPart('apps/web/dist/assets/words', name);
  const texts = leaves(keyed(words, english[part]), part);
  expect(texts.map(([path, text]) => [path, said(text)])).toEqual(
    leaves(written[part], part).map(([path, text]) => [path, said(text)]),
  );
});
